import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { load } from 'js-yaml'

import { root } from './repository.js'

const folder = join(root, '.github/workflows')
const workflows = readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)

/** Inputs of the actions, as their `action.yml` names them, as far as they are used here. */
const inputs: Readonly<Record<string, readonly string[]>> = {
  'actions/checkout': ['persist-credentials'],
  'actions/setup-node': ['node-version', 'registry-url'],
  'actions/upload-artifact': ['name', 'path', 'if-no-files-found'],
  'actions/download-artifact': ['name', 'path'],
}

const texts = v.record(v.string(), v.string())
const grants = v.record(v.picklist(['contents', 'id-token']), v.picklist(['read', 'write', 'none']))
const action = v.strictObject({
  uses: v.pipe(v.string(), v.regex(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)),
  with: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
})
const command = v.strictObject({ run: v.pipe(v.string(), v.nonEmpty()), env: v.optional(texts) })
const job = v.strictObject({
  'runs-on': v.string(),
  needs: v.optional(v.string()),
  if: v.optional(v.string()),
  environment: v.optional(v.string()),
  'timeout-minutes': v.pipe(v.number(), v.integer()),
  permissions: grants,
  steps: v.pipe(v.array(v.union([action, command])), v.nonEmpty()),
})
/** The part of GitHub's syntax that workflows here may use: a key that is not in it is refused, a misspelt one too. */
const workflow = v.strictObject({
  name: v.string(),
  on: v.strictObject({ workflow_dispatch: v.null() }),
  permissions: v.strictObject({}),
  concurrency: v.string(),
  jobs: v.record(v.string(), job),
})

describe('what runs where packages are published', () => {
  test('default: there is a workflow', () => expect(workflows.map(([file]) => file)).toContain('publish.yml'))

  describe.each(workflows)('%s', (_, text) => {
    const { jobs } = v.parse(workflow, load(text))
    const steps = Object.values(jobs).flatMap((each) => each.steps)

    test('behavior: it takes every action by its commit, with the version beside it: a tag can be moved', () => {
      const used = [...text.matchAll(/uses: (.+)/g)].map(([, found]) => found)
      expect(used.filter((found) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(found ?? ''))).toEqual([])
    })

    test('behavior: it gives the actions inputs that they have', () => {
      const unknown = steps.flatMap((step) => {
        if (!('uses' in step)) return []
        const known = inputs[step.uses.split('@')[0] ?? ''] ?? []
        return Object.keys(step.with ?? {}).filter((name) => !known.includes(name))
      })
      expect(unknown).toEqual([])
    })

    test('behavior: every command that it runs exists', () => {
      const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: object }
      const missing = steps.flatMap((step) => {
        if (!('run' in step)) return []
        const [program, name = '', script = ''] = step.run.split(' ')
        if (program === 'node') return existsSync(join(root, name)) ? [] : [step.run]
        return program === 'npm' && Object.hasOwn(scripts, name === 'run' ? script : name) ? [] : [step.run]
      })
      expect(missing).toEqual([])
    })

    test('behavior: a job waits for one that there is, and takes what that one hands over', () => {
      const handed = Object.entries(jobs).flatMap(([id, { steps: all }]) => artifacts(all, 'upload').map((what) => ({ id, ...what })))
      const taken = Object.values(jobs).flatMap(({ needs, steps: all }) =>
        artifacts(all, 'download').map((what) => ({ id: needs, ...what })),
      )
      expect(handed).toEqual(expect.arrayContaining(taken))
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining(Object.values(jobs).flatMap(({ needs }) => needs ?? [])))
    })

    test('behavior: it may publish in one job alone, which installs nothing', () => {
      const publishing = Object.values(jobs).filter((each) => /"id-token":"write"|secrets\./.test(JSON.stringify(each)))
      expect(publishing).toHaveLength(1)
      expect(JSON.stringify(publishing[0])).not.toMatch(/npm (test|ci|install|run)|pnpm|npx/)
    })
  })
})

/** The artifacts that steps upload or download, each with its folder. */
function artifacts(steps: v.InferOutput<typeof job>['steps'], way: 'download' | 'upload'): readonly object[] {
  return steps.flatMap((step) =>
    'uses' in step && step.uses.startsWith(`actions/${way}-artifact@`) ? [{ name: step.with?.['name'], path: step.with?.['path'] }] : [],
  )
}
