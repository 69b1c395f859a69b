import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'

/** The name of a file that is the same on every machine: its package's name and its path in the package. */
export function packageRelative(file: string): string {
  const folder = packageFolder(dirname(file))
  if (folder === undefined) return file
  const { name } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { readonly name?: string }
  return [name ?? '', ...relative(folder, file).split(sep)].join('/')
}

function packageFolder(folder: string): string | undefined {
  if (existsSync(resolve(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  return parent === folder ? undefined : packageFolder(parent)
}
