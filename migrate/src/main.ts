import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findFiles } from './find-files.js'
import { type Product, isOf } from './product.js'
import { appKit } from './products/appkit.js'
import { connectKit } from './products/connectkit.js'
import { rainbowKit } from './products/rainbowkit.js'
import { reportLines, reportText } from './report.js'
import { newSetup } from './setup/new-setup.js'
import { type ReadSource, readSource } from './source/read-source.js'

/** Output of the command. */
export interface World {
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
}

const products: readonly Product[] = [appKit, rainbowKit, connectKit]

const help = `npx @billfold/migrate [folder]

Reads an app on AppKit, RainbowKit or ConnectKit, says what becomes what, and shows the new set-up. It changes nothing.

  --write <file>  writes the new set-up into a new file, such as src/billfold.ts
  --help          shows this`

/** Reads an app and reports; gives the exit code. */
export function main(
  args: readonly string[],
  world: World = { say: (line) => console.log(line), complain: (line) => console.error(line) },
): number {
  const { say, complain } = world
  const refuse = (problem: string): number => (complain(problem), 1)
  const flags = readFlags(args)
  if ('problem' in flags) return refuse(flags.problem)
  if (flags.help) return (say(help), 0)
  const folder = resolve(flags.folder)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return refuse(`${folder} is no folder. Name the folder of your app.`)
  const file = resolve(folder, flags.write ?? 'billfold.ts')
  if (flags.write !== undefined && existsSync(file)) return refuse(`${file} is there already. Choose another file with --write.`)

  const texts = findFiles(folder).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  const found = products.map((product) => ({ product, sources: sourcesOf(product, texts) })).filter(({ sources }) => sources.length > 0)
  if (found.length === 0) return refuse(`Nothing of ${products.map(({ name }) => name).join(', ')} was found in ${folder}.`)
  for (const { product, sources } of found) {
    say(`${reportText(product, reportLines(product, sources, folder))}\n`)
    if (sources.every(({ options }) => options.length === 0)) continue
    const { text, packages } = newSetup(product, sources, file)
    if (flags.write === undefined) say(`The new set-up (--write src/billfold.ts writes it):\n\n${text}`)
    else {
      writeFileSync(file, text, { flag: 'wx' })
      say(`The new set-up stands in ${relative(process.cwd(), file)}.\n`)
    }
    say(`Next:\n\n  npm install ${packages.join(' ')}${removal(product, folder)}`)
  }
  return 0
}

function sourcesOf(product: Product, texts: readonly { readonly path: string; readonly text: string }[]): readonly ReadSource[] {
  return texts.flatMap(({ path, text }) => readSource(path, text, product) ?? [])
}

/** The command that removes the packages of the product, those that the app names. */
function removal(product: Product, folder: string): string {
  const path = join(folder, 'package.json')
  if (!existsSync(path)) return ''
  const names = Object.keys(dependenciesIn(readFileSync(path, 'utf8'))).filter((name) => isOf(product, name))
  return names.length === 0 ? '' : `\n  npm uninstall ${names.join(' ')}`
}

function dependenciesIn(text: string): object {
  try {
    return { ...(JSON.parse(text) as { readonly dependencies?: object } | undefined)?.dependencies }
  } catch {
    // It is the app's own matter what stands there.
    return {}
  }
}

type Flags = { readonly folder: string; readonly write: string | undefined; readonly help: boolean }

function readFlags(args: readonly string[]): Flags | { readonly problem: string } {
  try {
    const options = { write: { type: 'string' }, help: { type: 'boolean' } } as const
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (positionals.length > 1) return { problem: `One folder is enough: ${positionals.join(', ')}. Run it once for each app.` }
    return { folder: positionals[0] ?? '.', write: values.write, help: values.help === true }
  } catch (error) {
    return { problem: `${error instanceof Error ? error.message : String(error)}. Run it with --help to see what there is.` }
  }
}
