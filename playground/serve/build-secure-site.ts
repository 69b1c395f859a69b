import { join } from 'node:path'
import { build } from 'vite'

import { keptBuild, repository } from './kept-build.js'

const parts = ['cloud/secure-site', 'plugins/auth/src/protocol', 'pnpm-lock.yaml']

/** Builds the page that holds keys as the cloud serves it. Gives its folder. */
export async function buildSecureSite(): Promise<string> {
  // A test runner says `test`, and libraries would come as developers get them.
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const root = join(repository, 'cloud/secure-site')
    const write = async (outDir: string): Promise<void> => {
      await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { outDir, chunkSizeWarningLimit: 10_000 } })
    }
    return await keptBuild({ name: 'secure-site', parts, write })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
