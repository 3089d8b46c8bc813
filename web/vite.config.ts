import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { budget, shipped, worker } from './build.ts'
import { tablePage } from './first.build.ts'
import manifest from './package.json' with { type: 'json' }

const server = process.env['MOONSHOT_URL'] ?? 'http://127.0.0.1:8013'

export default defineConfig({
  plugins: [svelte(), shipped(), tablePage(), worker(), budget()],
  define: { __VERSION__: JSON.stringify(manifest.version) },
  build: {
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: {
      output: {
        // What every page needs comes in one piece: on a slow line each request costs more than its bytes.
        codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
