import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

// By path: it is a part of the build of the workspace, and not of a package.
import { shadowCss } from '../../../ui/build/index.js'

/** Own code that two files need, in one: each flow opens the page anew, and would ask for 177 files until somebody pressed the button. */
const ownShared = { name: 'shared', test: /^(?!.*node_modules)/, minShareCount: 2 }

/** Builds the page of the flows from the sources of the workspace, as an app would for its visitors. */
export async function buildPage(folder: string): Promise<void> {
  // A test runner says `test`, and libraries would come as developers get them.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({
      root: fileURLToPath(new URL('../page', import.meta.url)),
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), shadowCss()],
      build: {
        target: 'es2023',
        outDir: folder,
        emptyOutDir: true,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: { output: { strictExecutionOrder: true, codeSplitting: { groups: [ownShared] } } },
      },
    })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
