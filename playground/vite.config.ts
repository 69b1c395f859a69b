import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// By path and not by package name: the workspace's sources are TypeScript, which Node cannot load from a package.
import { shadowCss } from '../ui/build/index.js'

export default defineConfig({
  plugins: [react(), shadowCss()],
  build: {
    target: 'es2023',
    rolldownOptions: { input: { gallery: 'gallery/index.html' } },
  },
})
