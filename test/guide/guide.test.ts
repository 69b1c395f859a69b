/** The guide quotes the example family, which the command writes and the tests compile and run. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { main } from '../../create-plugin/src/index.js'

const root = fileURLToPath(new URL('../../', import.meta.url))
const guide = readFileSync(`${root}docs/guide/write-a-chain-plugin.md`, 'utf8')
const example = `${root}playground/examples/chain/`

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
/** The folder that the command of the guide writes into. */
const folder = mkdtempSync(join(tmpdir(), 'billfold-guide-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const textOf = (place: string, file: string): string => readFileSync(join(place, file), 'utf8')
const filesIn = (where: string): readonly string[] =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(where, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

describe('write a chain plugin', () => {
  const made = join(folder, 'made')
  let code: number

  beforeAll(async () => {
    const [, command = ''] = /npm create billfold-plugin -- (.+)/.exec(guide) ?? []
    const ignore = (): void => undefined
    code = await main([...command.split(' '), '--folder', made], { say: ignore, complain: ignore, ask: undefined })
  })

  test.each(files)('behavior: $file is the file of the example', ({ file, text }) => expect(text).toBe(textOf(example, file)))

  test('behavior: no code stands there that nobody runs', () => {
    expect(blocks.filter(({ language, file }) => language !== 'sh' && file === '')).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(8)
  })

  test('behavior: the command of its first step writes the example, to the letter', () => {
    expect(code).toBe(0)
    const own = ['src', 'playground'].flatMap((part) => filesIn(join(example, part)).map((file) => `${part}/${file}`))
    expect(own.filter((file) => textOf(example, file) !== textOf(made, file))).toEqual([])
  })

  test('behavior: it shows every file of the family that is no test', () => {
    const family = filesIn(join(example, 'src')).filter((file) => !file.includes('test'))
    const shown = files.map(({ file }) => file)
    expect(family.filter((file) => !shown.includes(`src/${file}`))).toEqual([])
  })

  test('behavior: the scripts that it names are there', () => {
    const { scripts } = JSON.parse(textOf(made, 'package.json')) as { readonly scripts: Readonly<Record<string, string>> }
    for (const [, name = ''] of guide.matchAll(/npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(name)
  })
})
