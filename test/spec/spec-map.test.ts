import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type MapFacts, checkMap, hashOf, partsOf } from './check-map.js'
import { type SpecLine, owners } from './spec-line.js'
import { specLines } from './spec-lines.js'

const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string): string => readFileSync(fromRoot(path), 'utf8')

const repository: MapFacts = {
  hashes: JSON.parse(read('test/spec/line-hashes.json')) as readonly string[],
  readTest: (path) => (existsSync(fromRoot(path)) ? read(path) : undefined),
  hasPlugin: (owner) => {
    const manifest = `plugins/${owner.split('.')[1]}/package.json`
    return owner.includes('.') && existsSync(fromRoot(manifest)) && !read(manifest).includes('"private": true')
  },
}

describe('the map from the specification to its proof', () => {
  test('default: every line has its owner and its proof', () => {
    expect(checkMap(specLines, repository)).toEqual([])
  })

  test('behavior: every owner has something to do, but those that only pass on what others do', () => {
    const busy = new Set(specLines.flatMap((line) => partsOf(line).map(({ owner }) => owner)))
    expect(owners.filter((owner) => !busy.has(owner))).toEqual(['connector.coinbase', 'react'])
  })

  test('behavior: the counts in counts.md are those of the map; -u writes them', async () => {
    await expect(`${countTable()}\n`).toMatchFileSnapshot('./counts.md')
  })
})

describe('a map that does not hold', () => {
  const file = 'kernel/src/a.test.ts'
  const proved: SpecLine = { line: 'A line.', owner: 'kernel', tests: [`${file} > it counts to three`] }
  const swap: SpecLine = { line: 'Another line.', owner: 'feature.swap' }
  const facts: MapFacts = {
    hashes: [proved.line, swap.line].map(hashOf),
    readTest: (path) => (path === file ? "test('behavior: it counts to three', () => {})\n// 'it counts to nine'" : undefined),
    hasPlugin: () => false,
  }

  test('default: this one holds', () => {
    expect(checkMap([proved, swap], facts)).toEqual([])
  })

  const tests = (...cited: readonly string[]): SpecLine => ({ ...proved, tests: cited })
  const part = { part: 'one half', ...swap }

  test.each<[name: string, first: SpecLine, problem: string, facts?: Partial<MapFacts>]>([
    ['a cited file is gone', tests('kernel/src/b.test.ts > it counts'), '"A line.": kernel/src/b.test.ts does not exist'],
    ['a cited title is gone', tests(`${file} > it counts to four`), `"A line.": ${file} has no title with "it counts to four"`],
    ['a title stands in a comment', tests(`${file} > it counts to nine`), `"A line.": ${file} has no title with "it counts to nine"`],
    ['a title is hardly one', tests(`${file} > it`), `"A line.": "${file} > it" is not written as "file > title"`],
    [
      'a proof is no test',
      tests('kernel/src/a.ts > it counts'),
      '"A line.": "kernel/src/a.ts > it counts" is not written as "file > title"',
    ],
    ['a test is skipped', proved, `"A line.": ${file} skips tests`, { readTest: () => "test.skip('it counts to three')" }],
    ['the kernel has no test', { line: proved.line, owner: 'kernel' }, '"A line.": all of it: kernel has no test for it'],
    ['an empty list is none', tests(), '"A line.": all of it: kernel has no test for it'],
    ['nobody owns a line', { line: proved.line, parts: [] }, '"A line.": nobody owns it'],
    ['an owner is unknown', { line: proved.line, owner: 'feature.fly' as 'ui' }, '"A line.": all of it: feature.fly is no owner'],
    ['a part has no test', { line: proved.line, parts: [{ ...part, owner: 'kernel' }] }, '"A line.": one half: kernel has no test for it'],
    ['a plugin came and has no test', proved, '"Another line.": all of it: feature.swap has no test for it', { hasPlugin: () => true }],
    ['a line was reworded', { ...proved, line: 'A lime.' }, `"A lime." is no line of the specification (${hashOf('A lime.')})`],
  ])('behavior: %s', (_, first, problem, more = {}) => {
    expect(checkMap([first, swap], { ...facts, ...more })).toContain(problem)
  })

  test('behavior: a line stands twice', () => {
    expect(checkMap([proved, swap, proved], facts)).toEqual(['"A line." stands twice'])
  })

  test('behavior: a line is gone', () => {
    expect(checkMap([proved], facts)).toEqual([`the line ${hashOf(swap.line)} is gone`])
  })
})

/** How many lines each owner has a part in, and how many of those parts are proved. */
function countTable(): string {
  const rows = owners.map((owner) => {
    const parts = specLines.flatMap(partsOf).filter((part) => part.owner === owner)
    const proved = parts.filter(({ tests = [] }) => tests.length > 0)
    return [owner, String(parts.length), String(proved.length)]
  })
  const table = [['Owner', 'Parts', 'Proved'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => String(row[column]).length)))
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = table
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join('\n')
}
