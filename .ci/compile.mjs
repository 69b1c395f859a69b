/** Checks the types of every package and writes them into its `dist`, from nothing, so that no file of an older build is left. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { mustRun, workspacePackages } from './workspace.mjs'

for (const { path } of workspacePackages()) rmSync(join(path, 'dist'), { recursive: true, force: true })
mustRun('tsc', '-b')
