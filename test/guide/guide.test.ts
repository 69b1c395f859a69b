/** The guide shows files that are compiled and run: each named block is that file of the family in test/outside, to the letter. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { main } from '../../create-plugin/src/index.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(`${root}docs/write-a-chain-plugin.md`, 'utf8')
const family = `${root}test/outside/family/`

interface Block {
  readonly language: string
  readonly file: string
  readonly text: string
}

const blocks: readonly Block[] = [...guide.matchAll(/^```(\w+) ?(.*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file = '', text = '']) => ({
    language,
    file,
    text,
  }),
)
const files = blocks.filter(({ file }) => file !== '')
/** Where the command of the guide writes. */
const folder = mkdtempSync(join(tmpdir(), 'billfold-guide-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const textOf = (place: string, file: string): string => readFileSync(join(place, file), 'utf8')
const filesIn = (where: string): readonly string[] =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(where, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

describe('write a chain plugin', () => {
  let code: number

  beforeAll(async () => {
    const [, command = ''] = /npm create billfold-plugin -- (.+)/.exec(guide) ?? []
    const ignore = (): void => undefined
    code = await main([...command.split(' '), '--folder', join(folder, 'made')], { say: ignore, complain: ignore, ask: undefined })
  })

  test.each(files)('behavior: $file is the file that is compiled and run', ({ file, text }) =>
    expect(text).toBe(readFileSync(`${family}${file}`, 'utf8')),
  )

  test('behavior: no code stands there that nobody runs', () => {
    expect(blocks.filter(({ language, file }) => language !== 'sh' && file === '')).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(8)
  })

  test('behavior: the command of its first step writes the files that it speaks of', () => {
    expect(code).toBe(0)
    // Balances are what the reader adds.
    const spoken = files.map(({ file }) => file).filter((file) => file !== 'src/spores.ts')
    expect(filesIn(join(folder, 'made'))).toEqual(expect.arrayContaining(spoken))
  })

  test('behavior: whoever writes what it shows, and nothing else, has the family that is compiled and run', () => {
    const shown = files.map(({ file }) => file)
    const rest = ['src', 'playground'].flatMap((part) => filesIn(join(family, part)).map((file) => `${part}/${file}`))
    const isAsWritten = (file: string): boolean => textOf(family, file) === textOf(join(folder, 'made'), file)
    expect(rest.filter((file) => !shown.includes(file) && !isAsWritten(file))).toEqual([])
  })

  test('behavior: the scripts that it names are there', () => {
    const scripts = readFileSync(`${root}create-plugin/templates/common/package.json.template`, 'utf8')
    for (const [, name = ''] of guide.matchAll(/npm run (\w+)/g)) expect(scripts).toContain(`"${name}":`)
  })
})
