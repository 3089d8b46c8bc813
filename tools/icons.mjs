// Draws the icons of the installed page, web/public/icons, from web/public/moon.svg:
//
//     node tools/icons.mjs
//
// It needs what `make web` installs, and a Chromium (MOONSHOT_CHROMIUM).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../web/', import.meta.url))
const { chromium } = createRequire(`${web}package.json`)('@playwright/test')
const svg = readFileSync(`${web}public/moon.svg`, 'utf8')
const ground = svg.match(/<rect [^>]*fill="([^"]+)"/)[1]

/** The picture fills the icon; where the system cuts icons to its own shape, the ground does and the picture is smaller. */
const ICONS = [
  { name: '192', size: 192, picture: 1, square: false },
  { name: '512', size: 512, picture: 1, square: false },
  { name: 'maskable', size: 512, picture: 0.74, square: true },
  { name: 'apple', size: 180, picture: 0.86, square: true },
]

mkdirSync(`${web}public/icons`, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.MOONSHOT_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const { name, size, picture, square } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; ${square ? `background: ${ground}` : ''} }
    svg { width: ${picture * 100}%; }
  </style>${svg}`)
  writeFileSync(`${web}public/icons/${name}.png`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
