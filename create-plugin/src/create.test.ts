import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Kind, exampleNames, kinds, main, nameProblem, pluginFiles } from './index.js'
import { nameForms } from './name-forms.js'

let place: string
beforeEach(() => void (place = mkdtempSync(join(tmpdir(), 'billfold-create-'))))
afterEach(() => {
  rmSync(place, { recursive: true, force: true })
  vi.unstubAllEnvs()
})

interface Ran {
  readonly code: number
  readonly said: string
}

async function run(args: readonly string[], answers?: readonly string[]): Promise<Ran> {
  const lines: string[] = []
  const left = [...(answers ?? [])]
  const ask = answers === undefined ? undefined : (): Promise<string | undefined> => Promise.resolve(left.shift())
  const say = (line: string): void => void lines.push(line)
  return { code: await main(args, { say, complain: say, ask }), said: lines.join('\n') }
}

const all = Object.keys(kinds) as readonly Kind[]

describe('npm create billfold-plugin', () => {
  test.each(all)('default: writes a %s plugin with test, playground scenario, README and CI', async (kind) => {
    const folder = join(place, 'made')
    const { code, said } = await run(['--kind', kind, '--name', 'lichen', '--folder', folder])
    expect([code, said]).toEqual([0, expect.stringContaining('npm test')])
    const files = readdirSync(folder, { recursive: true })
    const expected = ['manifest.ts', 'contract.ts', 'plugin.ts', 'kit.test.ts'].map((file) => `src/${file}`)
    const around = ['playground/scenario.ts', 'README.md', '.github/workflows/test.yml', 'package.json']
    expect(files).toEqual(expect.arrayContaining([...expected, ...around]))
    expect(readdirSync(place)).toEqual(['made'])
  })

  test('behavior: asks for what the command line does not say', async () => {
    const { code } = await run(['--folder', join(place, 'made')], ['feature', 'tide-pool'])
    expect(code).toBe(0)
    expect(readFileSync(join(place, 'made/src/manifest.ts'), 'utf8')).toContain('export function tidePool()')
  })

  test('behavior: asks again for what cannot be, and says why', async () => {
    const { code, said } = await run(['--folder', join(place, 'made')], ['bridge', '', 'feature', 'Tide pool', '', 'tide-pool'])
    expect(code).toBe(0)
    expect(said).toMatch(/'bridge' is no kind[^]*No kind is given[^]*'Tide pool' cannot be a name[^]*needs a name/)
    expect(readdirSync(place)).toEqual(['made'])
  })

  test.each([
    ['before the first answer', []],
    ['between two', ['chain']],
  ])('behavior: who goes away %s is told that nothing was written', async (_, answers) => {
    const ran = await run(['--folder', join(place, 'made')], answers)
    expect(ran).toEqual({ code: 1, said: 'Nothing was written.' })
    expect(readdirSync(place)).toEqual([])
  })

  test('behavior: what the command line says wrongly is not asked for', async () => {
    expect(await run(['--kind', 'bridge'], ['chain', 'lichen'])).toMatchObject({ code: 1, said: expect.stringContaining('no kind') })
  })

  test('parameters: the name may stand without a flag', async () => {
    expect((await run(['lichen', '--kind', 'chain', '--folder', join(place, 'made')])).code).toBe(0)
  })

  test('parameters: --help writes nothing', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, said: expect.stringContaining('--kind') })
  })

  test.each<readonly [string, readonly string[], RegExp]>([
    ['no kind', ['--name', 'lichen'], /No kind is given/],
    ['a kind that is none', ['--kind', 'bridge', '--name', 'lichen'], /'bridge' is no kind of plugin/],
    ['a kind of every object', ['--kind', 'constructor', '--name', 'lichen'], /'constructor' is no kind/],
    ['no name', ['--kind', 'chain'], /needs a name/],
    ['a name with capitals', ['--kind', 'chain', '--name', 'Lichen'], /cannot be a name/],
    ['a name that is a path', ['--kind', 'chain', '--name', '../lichen'], /cannot be a name/],
    ['a name too long', ['--kind', 'feature', '--name', 'a'.repeat(33)], /33 characters/],
    ['a family of the product', ['--kind', 'chain', '--name', 'solana'], /is a family of Billfold itself/],
    ['a name no family can have', ['--kind', 'chain', '--name', 'tide-pools'], /cannot name a family/],
    ['a word of the language', ['--kind', 'feature', '--name', 'new'], /'new' is a word/],
    ['a name that its own test would use twice', ['--kind', 'chain', '--name', 'entry'], /'entry' is a word/],
    ['a name that is imported already', ['--kind', 'connector', '--name', 'fake-wallet'], /'fakeWallet' is a word/],
    ['a name whose class is there already', ['--kind', 'feature', '--name', 'stored-value'], /is a word/],
    ['two names', ['--kind', 'chain', 'lichen', 'moss'], /One name is enough/],
    ['a flag nobody knows', ['--sort', 'chain'], /--help/],
  ])('behavior: %s is told, and nothing is written', async (_, args, says) => {
    const { code, said } = await run([...args, '--folder', join(place, 'made')])
    expect([code, said]).toEqual([1, expect.stringMatching(says)])
    expect(readdirSync(place)).toEqual([])
  })

  test('behavior: the folder can be read by whom any new folder can', async () => {
    mkdirSync(join(place, 'any'))
    await run(['--kind', 'chain', '--name', 'lichen', '--folder', join(place, 'made')])
    expect(statSync(join(place, 'made')).mode).toBe(statSync(join(place, 'any')).mode)
  })

  test('behavior: a folder that holds something is left as it is', async () => {
    mkdirSync(join(place, 'made'))
    writeFileSync(join(place, 'made/own.txt'), 'mine')
    const { code, said } = await run(['--kind', 'chain', '--name', 'lichen', '--folder', join(place, 'made')])
    expect([code, said]).toEqual([1, expect.stringContaining('is not empty')])
    expect(readdirSync(join(place, 'made'))).toEqual(['own.txt'])
  })

  test('behavior: where nothing can be written, nothing is half-written', async () => {
    writeFileSync(join(place, 'file'), '')
    const { code, said } = await run(['--kind', 'chain', '--name', 'lichen', '--folder', join(place, 'file/made')])
    expect([code, said]).toEqual([1, expect.stringContaining('--folder')])
    expect([readdirSync(place), existsSync(join(place, 'file/made'))]).toEqual([['file'], false])
  })
})

describe('pluginFiles', () => {
  test.each(all)('behavior: nothing is left to be filled in of a %s plugin, and its package.json can be read', (kind) => {
    const files = pluginFiles({ kind, name: 'tide-pool', version: '1.2.3' })
    const left = new RegExp(
      ['__[A-Za-z]+__', '\\.template', '@billfold/example', 'workspace:', 'catalog:', ...Object.values(nameForms(exampleNames[kind]))].join(
        '|',
      ),
    )
    expect(files.flatMap(({ path, text }) => left.exec(path + text)?.[0] ?? [])).toEqual([])
    const { text = '' } = files.find(({ path }) => path === 'package.json') ?? {}
    const { exports, ...manifest } = JSON.parse(text) as { readonly exports: Readonly<Record<string, unknown>> }
    expect(manifest).toMatchObject({ name: 'billfold-tide-pool', peerDependencies: { '@billfold/kernel': '^1.2.3' } })
    expect(Object.keys(exports)).toEqual(['.', './contract', ...(kind === 'chain' ? ['./networks'] : [])])
  })
})

describe('package.json of a new plugin', () => {
  interface Written {
    readonly license: string
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
    readonly peerDependencies: Readonly<Record<string, string>>
  }
  const written = (kind: Kind): Written =>
    JSON.parse(pluginFiles({ kind, name: 'lichen', version: '1.2.3' }).find(({ path }) => path === 'package.json')?.text ?? '{}') as Written

  test('behavior: the packages of Billfold are those of its host, and are installed to work on it', () => {
    const { dependencies, devDependencies, peerDependencies } = written('feature')
    const ours = { '@billfold/kernel': '^1.2.3', '@billfold/ui': '^1.2.3' }
    expect(peerDependencies).toEqual(ours)
    expect(devDependencies).toMatchObject(ours)
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@billfold/'))).toEqual([])
    expect(Object.keys(written('chain').peerDependencies)).toEqual(['@billfold/kernel'])
  })

  test('behavior: mobx is the one copy that the kernel has', () => {
    expect(written('feature').dependencies['mobx']).toMatch(/^[0-9]/)
  })

  test('behavior: the licence is what npm init would write', () => {
    vi.stubEnv('npm_config_init_license', 'Apache-2.0')
    expect(written('chain').license).toBe('Apache-2.0')
    vi.stubEnv('npm_config_init_license', undefined)
    expect(written('chain').license).toBe('ISC')
  })
})

describe('nameProblem', () => {
  test.each(['lichen', 'tide-pool', 'a1'])('parameters: %s can be a name', (name) => expect(nameProblem(name, 'feature')).toBeUndefined())
  test.each(['-a', 'a-', 'a--b', '1a', 'a_b', 'ä', 'a b'])('parameters: %s cannot', (name) =>
    expect(nameProblem(name, 'feature')).toMatch('cannot'),
  )
})
