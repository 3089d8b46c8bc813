import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env['MOONSHOT_URL'] ?? 'http://127.0.0.1:8013'

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', sourcemap: false },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/healthz': server,
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
