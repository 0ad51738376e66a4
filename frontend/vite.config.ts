import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8080'
const toGateway = ['/api', '/auth', '/media', '/dev', '/openapi.json', '/swagger-ui']

/** Asks for the latin font together with the page, before any style sheet has named it. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
      if (!font) return []
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
}

export default defineConfig({
  plugins: [react(), preloadFont],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The gateway replaces this word by a fresh nonce in every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: 5173, strictPort: true, proxy: Object.fromEntries(toGateway.map((path) => [path, api])) },
  // Inlined assets would need `data:` in the font and script policies, so nothing is inlined.
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  test: {
    environment: 'jsdom',
    globals: true,
    setupFiles: ['./src/testing/setup.ts'],
    css: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
})
