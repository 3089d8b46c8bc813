/** What the pages need that show nothing before their script has come. The build writes this into `index.html`. */
import { showUnloaded } from './unloaded'

// An element tells of its failure to nobody above it, but on the way down to it.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && showUnloaded(),
  true,
)
