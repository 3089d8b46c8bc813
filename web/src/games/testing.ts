/** What every game needs at its tables is loaded before a test begins. */
import { loadGame } from '../table/model/games'
import { faces } from '../game/faces'

await Promise.all(faces.map(({ id }) => loadGame(id)))
