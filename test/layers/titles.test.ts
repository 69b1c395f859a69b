/** Titles of tests are words: an id that nobody can look up says nothing. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { root, sourceFiles } from './repository.js'

/** Ids such as `F58:` at the start of a text, or `(T12)` at its end. Codes of the specification (`APKT001`) are longer words. */
const id = /['"`](?:(?:behavior|parameters): )?[A-Z]\d{1,3}(?:, [A-Z]\d{1,3})*: |\([A-Z]\d{2}(?:, [A-Z]\d{2})*\)[^\n]*['"`]/

describe('titles', () => {
  test('default: no title has an id', () => {
    const tests = sourceFiles().filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith('titles.test.ts'))
    expect(tests.length).toBeGreaterThan(100)
    expect(tests.filter((file) => id.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test.each(["test('behavior: F58: a chunk is tried again'", "describe('T12, F03: storms'", "test('links are refused (T31)'"])(
    'behavior: %s is found',
    (line) => expect(line).toMatch(id),
  )

  test('behavior: a code of the specification is none', () => expect("test('behavior: APKT001, a switch'").not.toMatch(id))
})
