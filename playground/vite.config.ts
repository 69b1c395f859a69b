import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// By path and not by package name: the workspace's sources are TypeScript, which Node cannot load from a package.
import { shadowCss } from '../ui/build/index.js'
import { contentSecurity } from './csp.js'

const app = { app: 'index.html' }
/** The page that the front page weighs, and nothing beside it. */
const plain = { plain: 'plain/index.html' }
const others = {
  ...{ live: 'live/index.html', gallery: 'gallery/index.html', lab: 'lab/index.html', phone: 'phone/index.html' },
  secureSite: 'gallery/secure-site/index.html',
}

const inputs: Readonly<Record<string, Readonly<Record<string, string>>>> = { app, plain, others }

/**
 * `npm start` builds the app and the plain page each by itself, in modes of their names: pages that are built together share files, and these show
 * what one page loads. The mode `others` is for the rest of it: its lab takes plugins from anywhere, so it has no policy.
 */
export default defineConfig(({ mode }) => ({
  plugins: [react(), shadowCss(), mode === 'others' ? [] : contentSecurity('playground/lab/index.html')],
  build: {
    target: 'es2023',
    rolldownOptions: {
      input: inputs[mode] ?? { ...app, ...plain, ...others },
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
