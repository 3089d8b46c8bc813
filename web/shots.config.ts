/** Takes pictures of every game in every state at every size: `make shots`, and then look at them. */
import { defineConfig } from '@playwright/test'
import tests from './playwright.config'

export default defineConfig({
  ...tests,
  testDir: 'shots',
  projects: [{ name: 'pictures' }],
})
