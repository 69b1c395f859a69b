import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { build } from 'vite'
import type { Plugin, Rolldown } from 'vite'

import { shadowCss } from '../../ui/build/index.js'
import { readManifest, root } from './manifest.js'
import { options } from './options.js'

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>

/** Files of the kernel that a page loads before anybody clicks. */
const eager: readonly string[] = ['early', 'manifests', 'networks']

/**
 * Refuses a file from before the click that has more than manifests need. A module goes into it with all that it imports, also what nobody uses
 * of it: one import of an index there brings the whole package.
 */
export function checkShared(groups: Groups): Plugin {
  const check = ({ name, modules }: Rolldown.OutputChunk): void => {
    const isPlanned = groups.find((each) => each.name === name)?.test
    const strays = Object.keys(modules).filter((id) => typeof isPlanned === 'function' && isPlanned(id) !== true)
    if (strays.length > 0)
      throw new Error(`No manifest needs this in ${name}: import the file that has the name, no index.\n${strays.join('\n')}`)
  }
  return {
    name: 'billfold:check-shared',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) if (part.type === 'chunk' && eager.includes(part.name)) check(part)
    },
  }
}

/**
 * Names the files that a package's entries share. A host's bundler cannot split a file: code that runs before the click stands apart from
 * all else, and code of the first view apart from that of later ones. A module goes to the first group that has it, with all that it imports.
 * Entries that share everything hold nothing themselves: an import of one name reaches the file of that name alone.
 */
export async function sharedFiles(name: string): Promise<Groups> {
  if (name === '@billfold/kernel') {
    const entries = sourcesOf(join(root, 'kernel'))
    const withoutFamily = entries.filter((file) => !file.endsWith('/family/index.ts'))
    const connect = (await loadedWith(toConnect)).now
    const account = [...(await loadedWith([firstAccount])).now]
    const later = (await loadedWith(withoutFamily, isWithoutValibot)).now
    const connecting = (await loadedWith(finders().map((file) => join(dirname(file), 'plugin.ts')))).now
    return [
      group('early', (await loadedWith([join(root, 'ui/src/index.ts')])).now),
      group('manifests', (await loadedWith(pageEntries().filter((file) => !definesNetworks.test(file)))).now),
      // Most pages take networks from a list. What reads a network of one's own would otherwise stay in the first file, for later code.
      group('networks', (await loadedWith(pageEntries())).now),
      // The first view stands long before the kernel: what it needs of it comes without the rest.
      group(
        'first-view',
        new Set([...(await loadedWith([firstConnect, ...(await plainFinders())])).now, ...account.filter((id) => connect.has(id))]),
      ),
      group('account', new Set(account)),
      group('finders', (await loadedWith(finders())).now),
      // A page whose plugins need no valibot has none before the kernel asks a service.
      ...(await layers(['base', 'kernel'], withoutFamily, { isWanted: isWithoutValibot, within: connect })),
      // Code for the time when wallets of a family are looked for, and then for the time when somebody connects.
      group('plugins', new Set([...later].filter((id) => connecting.has(id)))),
      group('connected', later),
      group('family', connecting),
      ...(await layers(['operations', 'late-family'], entries)),
    ]
  }
  if (name === '@billfold/ui') {
    const handle = await loadedWith([join(root, 'ui/src/index.ts')])
    const dialog = await loadedWith(handle.next)
    const content = await loadedWith(dialog.next.filter((file) => file !== firstAccount))
    const ofShell = await loadedWith([shell])
    const first = await loadedWith([firstConnect])
    const isOfKit = (id: string): boolean => id.startsWith(join(root, 'ui/kit/')) && !dialog.next.includes(id)
    const account = [...(await loadedWith([firstAccount])).now].filter((id) => !content.now.has(id))
    const isLaterWords = (id: string): boolean => id === join(root, 'ui/src/messages/en-later.ts')
    return [
      ...(await layers(['early', 'handle'], pageEntries())),
      group('dialog', dialog.now),
      // A plugin that draws has the parts of the kit, and neither the first view nor the dialog.
      group('parts', new Set([...first.now].filter((id) => id.startsWith(join(root, 'ui/kit/')) && !dialog.now.has(id)))),
      group('first-view', first.now),
      // In one piece with the kit: a plugin's view is drawn by the shell.
      group('shell', ofShell.now),
      group('kit', new Set([...content.now].filter(isOfKit))),
      group('en-later', new Set(account.filter(isLaterWords))),
      // Nobody has a byte of it before being connected.
      group('account', new Set(account)),
    ]
  }
  if (name === '@billfold/wallet-registry') return [group('brands', (await loadedWith(finders())).now)]
  const folder = join(root, name.replace('@billfold/', 'plugins/'))
  if (name === '@billfold/activity') {
    const at = async (file: string): Promise<ReadonlySet<string>> => (await loadedWith([join(folder, 'src', file)])).now
    // The store and the tab are one file: the views behind it find there what they share with it. The page loads the manifest alone before the click.
    return [group('early', await at('manifest.ts')), group('plugin', await at('plugin.ts'))]
  }
  const search = finders().find((file) => file === join(folder, 'src/wallet-finders.ts'))
  if (search === undefined) return []
  const [early, found] = [(await loadedWith(sourcesOf(folder))).now, (await loadedWith([search])).now]
  const shared = [...found].filter((id) => early.has(id))
  // The first file of a list of networks carries no search of wallets.
  return [...(shared.length > 0 ? [group('early', new Set(shared))] : []), group('wallet-finders', found)]
}

const definesNetworks = /\/networks(?:\/index)?\.ts$/
const usesValibot = /^(?:import \{.*)?\} from 'valibot'/m
const isWithoutValibot: IsWanted = (text) => !usesValibot.test(text)
const loadsMore = /\bimport\('/

/** Two files: a bundler keeps every part that a file may load later as long as one of them imports that file, so that one shares another. */
async function layers(
  names: readonly [string, string],
  entries: readonly string[],
  { isWanted = () => true, within }: LayersOptions = {},
): Promise<Groups> {
  const all = await loadedWith(entries, isWanted)
  const still = await loadedWith(entries, (text) => isWanted(text) && !loadsMore.test(text))
  const shared = [...all.now].filter((id) => all.later.has(id))
  const isWithin = (id: string): boolean => within?.has(id) !== false
  return [group(names[0], new Set([...still.now, ...shared].filter(isWithin))), group(names[1], new Set([...all.now].filter(isWithin)))]
}

interface LayersOptions {
  readonly isWanted?: IsWanted
  /** The only files that they may hold. */
  readonly within?: ReadonlySet<string>
}

function group(name: string, modules: ReadonlySet<string>): Groups[number] {
  return { name, test: (id) => modules.has(id) }
}

/** The entries of a page with every plugin: the handle, and each plugin's manifest, contract and networks. */
function pageEntries(): readonly string[] {
  const folders = ['plugins', 'playground/examples'].flatMap((home) => readdirSync(join(root, home)).map((name) => join(root, home, name)))
  const plugins = folders.filter((folder) => existsSync(join(folder, 'package.json')))
  return [join(root, 'ui/src/index.ts'), ...plugins.flatMap(sourcesOf)]
}

const firstConnect = join(root, 'ui/src/first-view/first-connect.tsx')
const shell = join(root, 'ui/src/app/first.ts')
const firstAccount = join(root, 'ui/src/first-view/first-account.tsx')

/** What has arrived when somebody who is not connected sees the whole view. */
const toConnect = [
  firstConnect,
  shell,
  ...['ui/src/page-kernel/page-kernel.ts', 'kernel/src/run-plugins.ts'].map((file) => join(root, file)),
]

/** Files that find the wallets of each family for the first view. */
function finders(): readonly string[] {
  return readdirSync(join(root, 'plugins'))
    .map((name) => join(root, 'plugins', name, 'src/wallet-finders.ts'))
    .filter((file) => existsSync(file))
}

/** Those that only find: what a wallet that was asked may fail at comes with the others. */
async function plainFinders(): Promise<readonly string[]> {
  const loaded = await Promise.all(finders().map(async (file) => ({ file, now: (await loadedWith([file])).now })))
  return loaded.flatMap(({ file, now }) => (now.has(failures) ? [] : [file]))
}

const failures = join(root, 'kernel/family/failures.ts')

/** The entries of a package. */
function sourcesOf(folder: string): readonly string[] {
  const files = Object.values(readManifest(folder).exports)
  return files.filter((file) => file.endsWith('.ts')).map((file) => join(folder, file))
}

type IsWanted = (text: string) => boolean

interface Loaded {
  /** Source files that arrive when the entries are imported. */
  readonly now: ReadonlySet<string>
  /** Source files that those load later by themselves. */
  readonly next: readonly string[]
  /** Source files that arrive with anything that is loaded later: some of them are there already. */
  readonly later: ReadonlySet<string>
}

/** The source files that some entries need, without those whose text is not wanted. */
async function loadedWith(entries: readonly string[], isWanted: IsWanted = () => true): Promise<Loaded> {
  const isLeft = (file: string): boolean => existsSync(file) && !isWanted(readFileSync(file, 'utf8'))
  const built = await build({
    ...options,
    root,
    plugins: [shadowCss({ minify: true })],
    build: {
      write: false,
      minify: false,
      lib: { entry: [...entries], formats: ['es'] },
      rolldownOptions: {
        output: { preserveModules: true },
        external: (id, importer = '') => !/^(?:[./]|@billfold\/)/.test(id) || isLeft(join(dirname(importer), id).replace(/js$/, 'ts')),
      },
    },
  })
  const modules = [built].flat().flatMap((each) => ('output' in each ? each.output.filter((part) => part.type === 'chunk') : []))
  const byName = new Map(modules.map((module) => [module.fileName, module]))
  const filesFrom = (names: readonly string[]): ReadonlySet<string> => {
    const reached = new Set(names)
    for (const name of reached) for (const imported of byName.get(name)?.imports ?? []) reached.add(imported)
    const found = [...reached].flatMap((name) => Object.entries(byName.get(name)?.modules ?? {}))
    return new Set(found.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])))
  }
  const now = filesFrom(modules.flatMap(({ fileName, isEntry }) => (isEntry ? [fileName] : [])))
  const targets = modules.filter(({ moduleIds }) => moduleIds.some((id) => now.has(id))).flatMap(({ dynamicImports }) => dynamicImports)
  return {
    now,
    next: targets.flatMap((target) => byName.get(target)?.facadeModuleId ?? []),
    later: filesFrom(modules.flatMap(({ dynamicImports }) => dynamicImports)),
  }
}
