import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { root } from './repository.js'

const folder = join(root, '.github/workflows')
const workflows = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)

describe('what runs where packages are published', () => {
  test('default: there is a workflow', () => expect(workflows.map(([file]) => file)).toContain('publish.yml'))

  test.each(workflows)('behavior: %s takes every action by its commit: a tag can be moved', (_, text) => {
    const used = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action)
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([])
  })

  test.each(workflows)('behavior: %s may publish in one job alone, which installs nothing', (_, text) => {
    const jobs = text.slice(text.indexOf('\njobs:')).split(/\n(?= {2}\w[\w-]*:\n)/)
    const publishing = jobs.filter((job) => /id-token: write|secrets\./.test(job))
    expect(publishing).toHaveLength(1)
    expect(publishing[0]).not.toMatch(/npm (test|ci|install|run)|pnpm|npx/)
  })
})
