/** Builds every package from nothing, so that no file of an older build is left. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

import { mustRun, workspacePackages } from './workspace.mjs'
import { writeIntegrity } from './write-integrity.mjs'

const packages = workspacePackages()
for (const { path } of packages) rmSync(join(path, 'dist'), { recursive: true, force: true })
mustRun('tsc', '-b')

/** @type {{ module: typeof import('./bundle/bundle-package.js') }} */
const { module } = await runnerImport(join(import.meta.dirname, 'bundle/bundle-package.ts'))
const published = packages.filter(({ isPublished }) => isPublished)
for (const { path } of published) await module.bundlePackage(path)
mustRun('node', 'create-plugin/write-examples.mjs')
for (const { path } of published) writeIntegrity(path)
