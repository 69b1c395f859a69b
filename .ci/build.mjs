/** Builds every package from nothing; with `--compiled`, on what `compile.mjs` has just written. */
import { join } from 'node:path'
import { runnerImport } from 'vite'

import { mustRun, workspacePackages } from './workspace.mjs'
import { writeIntegrity } from './write-integrity.mjs'

if (!process.argv.includes('--compiled')) mustRun('node', '.ci/compile.mjs')

/** @type {{ module: typeof import('./bundle/bundle-package.js') }} */
const { module } = await runnerImport(join(import.meta.dirname, 'bundle/bundle-package.ts'))
/** @type {{ module: typeof import('./bundle/bundle-for-pages.js') }} */
const { module: forPages } = await runnerImport(join(import.meta.dirname, 'bundle/bundle-for-pages.ts'))
const published = workspacePackages().filter(({ isPublished }) => isPublished)
// It is made of what the others publish.
const isForPages = (/** @type {{ name: string }} */ { name }) => name === '@billfold/cdn'
for (const { path } of published.filter((each) => !isForPages(each))) await module.bundlePackage(path)
for (const { path } of published.filter(isForPages)) await forPages.bundleForPages(path)
mustRun('node', 'create-plugin/write-examples.mjs')
for (const { path } of published) writeIntegrity(path)
