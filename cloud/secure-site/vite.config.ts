import { join } from 'node:path'
import { defineConfig } from 'vite'

const pages = ['sdk', 'loading', 'oauth', 'keep']

/** Pages of their own, which share what they have in common. What signs is loaded when something is signed. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The polyfill for older browsers is a script in the page, which the policy refuses.
    modulePreload: { polyfill: false },
    // Styles stay files: the policy takes none from elsewhere.
    assetsInlineLimit: 0,
    rolldownOptions: { input: Object.fromEntries(pages.map((page) => [page, join(import.meta.dirname, `${page}.html`)])) },
  },
})
