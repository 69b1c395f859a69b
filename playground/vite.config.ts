import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// By path and not by package name: the workspace's sources are TypeScript, which Node cannot load from a package.
import { shadowCss } from '../ui/build/index.js'
import { contentSecurity } from './csp.js'

export default defineConfig({
  plugins: [react(), shadowCss(), contentSecurity('playground/lab/index.html')],
  build: {
    target: 'es2023',
    rolldownOptions: { input: { app: 'index.html', gallery: 'gallery/index.html', lab: 'lab/index.html', phone: 'phone/index.html' } },
  },
})
