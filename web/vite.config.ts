import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { budget, shipped, worker } from './build.ts'
import { fileOf } from './chunks.build.ts'
import { firstPages } from './first.build.ts'
import { growing } from './growing.build.ts'
import { locales } from './locales/plugin.ts'
import manifest from './package.json' with { type: 'json' }

const server = process.env['MOONSHOT_URL'] ?? 'http://127.0.0.1:8013'

const messages = locales()

export default defineConfig({
  plugins: [
    svelte(),
    messages,
    shipped(),
    firstPages(messages.api),
    worker(messages.api),
    budget(messages.api),
  ],
  css: { postcss: { plugins: [growing()] } },
  define: { __VERSION__: JSON.stringify(manifest.version) },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf }] },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'locales/**/*.test.ts'],
    environment: 'node',
    // One process for many files: no test leaves anything behind, and to load the messages for each file took four fifths of the time.
    isolate: false,
    // As at a table, where nothing is shown before its game is loaded.
    setupFiles: ['src/games/testing.ts'],
  },
})
