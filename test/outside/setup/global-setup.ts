import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

import { makeProjects } from './make-projects.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the projects from outside, installed from the packed packages. */
    readonly outside: string
  }
}

/** Makes and installs it once for all tests. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'billfold-outside-'))
  const undo = (): void => rmSync(folder, { recursive: true, force: true })
  try {
    await makeProjects(folder)
    provide('outside', folder)
    return undo
  } catch (error) {
    undo()
    throw error
  }
}
