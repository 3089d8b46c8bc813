/** Takes pictures of every game in every state at every size: `make shots`, and then look at them. */
import { defineConfig } from '@playwright/test'
import tests from './playwright.config'

export default defineConfig<{ painted: boolean }>({
  ...tests,
  testDir: 'shots',
  // Every test of `make test-all`, with all that is painted.
  grepInvert: [],
  use: { ...tests.use, painted: true },
  projects: [{ name: 'pictures' }],
})
