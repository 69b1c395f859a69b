/** The guide shows files that are compiled and run: each named block is that file of the family in test/outside, to the letter. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

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

describe('write a chain plugin', () => {
  test.each(files)('behavior: $file is the file that is compiled and run', ({ file, text }) =>
    expect(text).toBe(readFileSync(`${family}${file}`, 'utf8')),
  )

  test('behavior: no code stands there that nobody runs', () => {
    expect(blocks.filter(({ language, file }) => language !== 'sh' && file === '')).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(8)
  })

  test('behavior: the command of its first step writes the files that it speaks of', async () => {
    const [, command = ''] = /npm create billfold-plugin -- (.+)/.exec(guide) ?? []
    const folder = mkdtempSync(join(tmpdir(), 'billfold-guide-'))
    const ignore = (): void => undefined
    const code = await main([...command.split(' '), '--folder', join(folder, 'made')], { say: ignore, complain: ignore, ask: undefined })
    const made = readdirSync(join(folder, 'made/src'))
    rmSync(folder, { recursive: true, force: true })
    expect(code).toBe(0)
    // Balances are what the reader adds.
    const spoken = files.map(({ file }) => file.replace('src/', '')).filter((file) => file !== 'spores.ts')
    expect(made).toEqual(expect.arrayContaining(spoken))
  })

  test('behavior: the scripts that it names are there', () => {
    const scripts = readFileSync(`${root}create-plugin/templates/common/package.json.template`, 'utf8')
    for (const [, name = ''] of guide.matchAll(/npm run (\w+)/g)) expect(scripts).toContain(`"${name}":`)
  })
})
