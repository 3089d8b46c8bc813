import { defineConfig } from '@playwright/test'
import { leftOut } from './e2e/long'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As wide as in a window: without one, letters are moved to whole pixels.
  '--font-render-hinting=none',
  // A page lives for seconds: to optimise its code takes longer than to run it.
  '--js-flags=--no-maglev --no-turbofan',
]

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: 'e2e',
  grepInvert: leftOut,
  // Each worker has a server of its own. Three on two processors: while one waits for a clock, the others go on.
  workers: 3,
  // A long file does not keep the others waiting at the end.
  fullyParallel: true,
  // A test that passes only at its second attempt is named at the end of the run, to be mended.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    // A trace costs as much as the test itself.
    trace: 'on-first-retry',
    // What the service worker does is tested by itself.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['MOONSHOT_CHROMIUM'] ?? '/usr/bin/chromium',
      args: FLAGS,
    },
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'phone', use: phone, testMatch: /(matches|lobby|drag|challenge)\.spec\.ts/ },
  ],
})
