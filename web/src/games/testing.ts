/** Loads the messages and the table code of every game before a test begins. */
import { BASE } from 'virtual:locales'
import { need, speak } from '../language/language.svelte'
import { loadGame } from '../table/model/games'
import { faces } from '../game/faces'

await speak('en')
await need(BASE)
await Promise.all(faces.map(({ id }) => loadGame(id)))
