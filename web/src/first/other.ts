/** The inline script of pages without a first view. The build writes it into `index.html`. */
import { showUnloaded } from './unloaded'

// Error events of elements do not bubble, but they can be captured.
addEventListener(
  'error',
  ({ target }) => target instanceof HTMLScriptElement && showUnloaded(),
  true,
)
