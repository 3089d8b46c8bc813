/** Loads the table code of every game before a test begins. */
import { loadGame } from '../table/model/games'
import { faces } from '../game/faces'

await Promise.all(faces.map(({ id }) => loadGame(id)))
