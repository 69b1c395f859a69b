import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'

import { vueOptions } from './examples/start/vue.config.js'
import { readErrorTexts } from './source/error-texts.js'
import { membersOf, valuesOf } from './source/members.js'
import { openSource } from './source/program.js'
import { referencePages } from './source/reference-pages.js'
import { searchSections } from './source/search-sections.js'

const root = fileURLToPath(new URL('.', import.meta.url))
const pages = ['', 'start/', 'guide/', 'migrate/'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => folder + file),
)
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('the pages', () => {
  // The guide to chain plugins has a test of its own: its blocks are files of the example.
  test.each(pages.filter((page) => !page.endsWith('write-a-chain-plugin.md')))('behavior: %s has no code that nobody compiles', (page) => {
    const text = textOf(page)
    const written = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, language]) => language !== 'sh')
    expect(written.map(([, , code]) => code).filter((code) => !/^<billfold-[\w-]+><\/billfold-[\w-]+>\n$/.test(code ?? ''))).toEqual([])
    const quoted = [...text.matchAll(/^<<< (\S+)$/gm)].map(([, path = '']) => join(root, dirname(page), path))
    expect(quoted.filter((file) => !existsSync(file))).toEqual([])
  })

  test('behavior: every example stands in a page', () => {
    const examples = readdirSync(join(root, 'examples'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    const all = pages.map(textOf).join('\n')
    expect(examples.filter((file) => !all.includes(`../${file}`))).toEqual([])
  })

  test('behavior: the example of Vue compiles, and knows our elements as such', () => {
    const { descriptor, errors } = parse(textOf('examples/start/wallet.vue'))
    const { bindings } = compileScript(descriptor, { id: 'wallet' })
    const { compilerOptions } = vueOptions.template
    const source = descriptor.template?.content ?? ''
    const template = compileTemplate({
      id: 'wallet',
      filename: 'wallet.vue',
      source,
      compilerOptions: { ...compilerOptions, bindingMetadata: bindings ?? {} },
    })
    expect([...errors, ...template.errors]).toEqual([])
    expect(template.code).not.toContain('resolveComponent')
  })

  test('behavior: the example of Svelte compiles without a warning', () => {
    expect(compile(textOf('examples/start/wallet.svelte'), { name: 'Wallet' }).warnings).toEqual([])
  })
})

describe('the search', () => {
  const made = (place: string): ReturnType<typeof searchSections> => searchSections(join(root, `${place}.md`), '', {})

  test('default: what stands in a file is found by its headings', async () => {
    const html =
      '<h1 id="look">Look<a class="header-anchor" href="#look"></a></h1><p>Dark</p><h2 id="one">One<a class="header-anchor" href="#one"></a></h2>\nText'
    expect(await searchSections('look.md', html, {})).toEqual([
      { anchor: 'look', titles: ['Look'], text: 'Dark' },
      { anchor: 'one', titles: ['Look', 'One'], text: 'Text' },
    ])
  })

  test.each(referencePages.map(({ name }) => name))('behavior: the page %s, which is made from types, is found', async (name) => {
    expect((await made(`reference/${name}`)).map(({ text }) => text).join(' ').length).toBeGreaterThan(100)
  })

  test.each([
    ['an option', 'reference/options', 'isEmbedded'],
    ['an error', 'reference/errors', 'plugin/start-failed'],
    ['a package', 'packages/devtools', 'devtools'],
  ])('behavior: %s is found by its name', async (_, place, word) => {
    expect((await made(place)).some(({ text }) => text.includes(word))).toBe(true)
  })
})

describe('the reference', () => {
  const source = openSource()

  test.each([
    ['ui/src/index.ts', 'BillfoldOptions', 30],
    ['ui/src/index.ts', 'Billfold', 15],
    ['ui/src/index.ts', 'BillfoldSnapshot', 10],
    ['kernel/src/index.ts', 'Views', 40],
    ['kernel/src/index.ts', 'Slots', 10],
    ['kernel/src/index.ts', 'Events', 15],
    ['kernel/src/index.ts', 'Features', 15],
    ['kernel/src/index.ts', 'Endpoints', 8],
    ['kernel/src/index.ts', 'StoredItems', 25],
  ])('behavior: of %s each member of %s has words', (path, name, atLeast) => {
    const members = membersOf(source, path, name)
    expect(members.length).toBeGreaterThanOrEqual(atLeast)
    expect(members.filter(({ text }) => text === '').map((each) => each.name)).toEqual([])
  })

  test('behavior: each hook and component has words', () => {
    const values = valuesOf(source, 'ui/react/src/index.ts')
    expect(values.map(({ name }) => name)).toContain('useAccount')
    expect(values.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
  })

  test('behavior: each code of an error has words', () => {
    const told = new Map(readErrorTexts(source).map(({ code, message }) => [code, message]))
    expect(told.get('network/no-active')).toBe('No ActiveCaipNetwork or client found')
    const codes = membersOf(source, 'kernel/src/index.ts', 'ErrorContexts').map(({ name }) => name)
    expect(codes.length).toBeGreaterThan(150)
    expect(codes.filter((code) => (told.get(code) ?? '') === '')).toEqual([])
  })

  test('behavior: the README of the modal names every option', () => {
    const readme = readFileSync(join(root, '../ui/README.md'), 'utf8')
    expect(membersOf(source, 'ui/src/index.ts', 'BillfoldOptions').filter(({ name }) => !readme.includes(`\`${name}\``))).toEqual([])
  })
})
