import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { keptBuild, repository } from './kept-build.js'

const parts = [
  'docs',
  'cloud',
  'create-plugin',
  'kernel',
  'migrate',
  'plugins',
  'siwx-server',
  'test',
  'ui',
  'wallet-registry',
  'pnpm-lock.yaml',
]

/** Builds the documentation, in a process of its own: it stands on another Vite. Gives its folder. */
export async function buildDocs(): Promise<string> {
  const docs = join(repository, 'docs')
  const write = async (outDir: string): Promise<void> => {
    await promisify(execFile)(process.execPath, [join(docs, 'node_modules/vitepress/bin/vitepress.js'), 'build', docs, '--outDir', outDir])
  }
  return keptBuild({ name: 'docs', parts, write })
}
