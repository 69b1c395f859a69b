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
/** @type {{ module: typeof import('./bundle/bundle-for-pages.js') }} */
const { module: forPages } = await runnerImport(join(import.meta.dirname, 'bundle/bundle-for-pages.ts'))
const published = packages.filter(({ isPublished }) => isPublished)
// It is made of what the others publish.
const isForPages = (/** @type {{ name: string }} */ { name }) => name === '@billfold/cdn'
for (const { path } of published.filter((each) => !isForPages(each))) await module.bundlePackage(path)
for (const { path } of published.filter(isForPages)) await forPages.bundleForPages(path)
mustRun('node', 'create-plugin/write-examples.mjs')
for (const { path } of published) writeIntegrity(path)
