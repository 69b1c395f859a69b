import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// By path and not by package name: the workspace's sources are TypeScript, which Node cannot load from a package.
import { shadowCss } from '../ui/build/index.js'
import { contentSecurity } from './csp.js'

const app = { app: 'index.html' }
const others = { gallery: 'gallery/index.html', lab: 'lab/index.html', phone: 'phone/index.html' }

/**
 * `npm start` builds the app by itself, in the mode `app`: pages that are built together share files, and the app shows what one page loads.
 * The mode `others` is for the rest of it: its lab takes plugins from anywhere, so it has no policy.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), shadowCss(), mode === 'others' ? [] : contentSecurity('playground/lab/index.html')],
  build: {
    target: 'es2023',
    rolldownOptions: {
      input: { ...(mode !== 'others' && app), ...(mode !== 'app' && others) },
      output: {
        chunkFileNames: ({ facadeModuleId, moduleIds }) =>
          `assets/${folderOf(facadeModuleId ? [facadeModuleId] : moduleIds)}[name]-[hash].js`,
      },
    },
  },
}))

/** The app page says what each plugin weighs, and knows a plugin's files by their folder. */
function folderOf(modules: readonly string[]): string {
  const [owner, ...rest] = new Set(modules.map((id) => /\/(?:plugins|examples)\/([\w-]+)[/.]/.exec(id)?.[1] ?? ''))
  return owner === undefined || owner === '' || rest.length > 0 ? '' : `${owner}/`
}
