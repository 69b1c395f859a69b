import { type KernelOptionsInput, type PluginManifest, createKernel } from '@billfold/kernel'
import { fakePorts } from '@billfold/test/fakes'
import type { BillfoldOptions } from '@billfold/ui'
import { describe, expect, test } from 'vitest'

import { type Choices, firstChoices } from './choices.js'
import { familyParts, featureParts } from './parts.js'
import { type Framework, frameworks, packagesOf, writeCode } from './write-code.js'

const everything: Choices = {
  theme: 'light',
  locale: 'ar',
  isEmbedded: false,
  families: familyParts.map(({ id }) => id),
  features: featureParts.map(({ id }) => id),
}

describe('writeCode', () => {
  test('default: a page without a framework', () => {
    expect(writeCode('html', { ...firstChoices, isEmbedded: false })).toBe(`<billfold-button></billfold-button>
<script type="module">
  import { createBillfold, eip155, mainnet, wallets } from '@billfold/evm'
  const plugins = [eip155(), wallets()]
  createBillfold({ projectId: 'your-project', networks: [mainnet], plugins })
</script>`)
  })

  test.each(Object.keys(frameworks) as Framework[])('behavior: what a visitor sees first of %s are six lines', (framework) => {
    expect(writeCode(framework, firstChoices).split('\n').length).toBeLessThanOrEqual(6)
  })

  test('behavior: without EVM every name comes from its own package', () => {
    const choices = { ...firstChoices, families: ['solana'] }
    expect(packagesOf('vue', choices)).toEqual(['@billfold/ui', '@billfold/solana', '@billfold/wallets'])
    expect(writeCode('vue', choices)).toContain("import { solana as solanaMainnet } from '@billfold/solana/networks'")
  })

  test('parameters: framework: React has a component, Vue and Svelte the element in their templates', () => {
    expect(writeCode('react', firstChoices)).toContain('export const Wallet = () => <BillfoldModal billfold={billfold} />')
    expect(writeCode('vue', firstChoices)).toContain('<template><billfold-modal></billfold-modal></template>')
    expect(writeCode('svelte', firstChoices)).toMatch(/<\/script>\n<billfold-modal><\/billfold-modal>$/)
  })

  test.each(Object.keys(frameworks) as Framework[])(
    'behavior: no line of %s is longer than can be read, whatever is chosen',
    (framework) => {
      expect(
        writeCode(framework, everything)
          .split('\n')
          .filter((line) => line.length > 112),
      ).toEqual([])
    },
  )

  const single = featureParts.map(({ id }): [string, Choices] => [id, { ...firstChoices, features: [id] }])
  test.each<[string, Choices]>([['at first', firstChoices], ['everything', everything], ...single])(
    'behavior: the code runs as it stands, and no option of it is complained of: %s',
    async (_, choices) => {
      const { plugins, theme = 'dark', locale, ...options } = await run(writeCode('html', choices))
      expect([theme, locale]).toEqual([choices.theme, choices.locale])
      const ports = fakePorts()
      const kernel = createKernel(ports, plugins, options)
      expect([...ports.log.messages('warn'), ...ports.log.messages('error')]).toEqual([])
      expect(kernel.plugins.list.filter(({ state }) => state === 'off').map(({ id, reason }) => [id, reason])).toEqual([])
      await kernel.destroy()
    },
  )
})

describe('packagesOf', () => {
  test('default: all that the code imports from', () => {
    const named = (framework: Framework): readonly string[] => [
      ...new Set([...writeCode(framework, everything).matchAll(/from '(@billfold\/[\w-]+)/g)].map(([, name = '']) => name)),
    ]
    for (const framework of Object.keys(frameworks) as Framework[]) {
      expect(packagesOf(framework, everything).toSorted()).toEqual(named(framework).toSorted())
    }
  })
})

interface Given extends KernelOptionsInput, Pick<BillfoldOptions, 'theme' | 'locale'> {
  readonly plugins: readonly PluginManifest[]
}

/** Runs the script of a page with its packages, and gives what it hands over. */
async function run(page: string): Promise<Given> {
  const script = /<script type="module">\n([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
  const imports = [...script.matchAll(/import \{ (.+) \} from '(.+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(', ').map((each) => ({ names: each.split(' as '), from })),
  )
  const given = await Promise.all(
    imports.map(async ({ names: [name = '', as = name], from }) => {
      const exported = (await import(/* @vite-ignore */ from)) as Readonly<Record<string, unknown>>
      expect(Object.keys(exported)).toContain(name)
      return [as, name === 'createBillfold' ? (options: Given) => options : exported[name]] as const
    }),
  )
  const body = script.slice(script.indexOf('const plugins')).replace('createBillfold(', 'return createBillfold(')
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is what is tested
  const call = new Function(...given.map(([name]) => name), body) as (...values: readonly unknown[]) => Given
  return call(...given.map(([, value]) => value))
}
