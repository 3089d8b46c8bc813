/** What every game needs at its tables is loaded before a test begins. */
import { loadGame } from './parts'
import { faces } from './registry'

await Promise.all(faces.map(({ id }) => loadGame(id)))
