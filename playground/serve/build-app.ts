import { join } from 'node:path'
import { build } from 'vite'

import { keptBuild, repository } from './kept-build.js'

const root = join(repository, 'playground')
const parts = ['kernel', 'ui', 'plugins', 'wallet-registry', 'playground', 'test/fakes', 'test/suites', 'pnpm-lock.yaml']

/** Builds the pages as visitors get them, unless they are kept from an earlier start and nothing has changed. Gives their folder. */
export async function buildApp(onBuild: () => void): Promise<string> {
  return keptBuild({
    ...{ name: 'app', parts, onBuild },
    write: async (outDir) => {
      for (const mode of ['app', 'plain', 'others']) {
        await build({ root, mode, logLevel: 'warn', build: { outDir, emptyOutDir: mode === 'app', chunkSizeWarningLimit: 10_000 } })
      }
    },
  })
}
