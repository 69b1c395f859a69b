import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coreViews } from './core-views.js'

test('behavior: every view that the contract names is a core view, and no other', () => {
  const contract = readFileSync(new URL('../contract/open.ts', import.meta.url), 'utf8')
  const body = /export interface Views \{\n([\s\S]*?)\n\}/.exec(contract)?.[1] ?? ''
  expect(coreViews).toEqual([...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name))
})
