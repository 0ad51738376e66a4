import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunks } from './scripts/vite/chunks.ts'
import { preloads, start } from './scripts/vite/preloads.ts'
import { themeStyles } from './scripts/vite/styles.ts'
import { worker } from './scripts/vite/worker.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080'
const toGateway = ['/api', '/auth/', '/media', '/dev', '/openapi.json', '/swagger-ui']

export default defineConfig({
  plugins: [react(), start, preloads, themeStyles, worker],
  resolve: { alias: { '@': at('./src') } },
  // The gateway replaces this word by a fresh nonce in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: 5173, strictPort: true, proxy: Object.fromEntries(toGateway.map((path) => [path, api])) },
  // Inlined assets would need `data:` in the font and script policies, so nothing is inlined.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The page itself names the files of a first visit; those of later ones are fetched on hover.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // The page's own script is asked for by the starter, so the page does not name it.
      input: { page: at('./index.html'), index: at('./src/main.ts') },
      output: { codeSplitting: chunks },
    },
  },
  test: {
    environment: 'jsdom',
    globals: true,
    setupFiles: ['./src/testing/setup.ts'],
    css: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // left to itself it leaves one processor idle, which is half of a small machine
    maxWorkers: '100%',
    // a form with forty fields takes its time on a busy machine
    testTimeout: 60_000,
  },
})
