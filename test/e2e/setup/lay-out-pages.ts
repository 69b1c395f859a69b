import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lays out the page without a bundler as its author would: its files as they are, our folder beside them, and the hash from our list in its tag. */
export function layOutPages(host: string): void {
  const home = join(host, 'dist')
  mkdirSync(home)
  for (const file of ['index.html', 'page.js', 'wallet.js']) cpSync(join(host, file), join(home, file))
  cpSync(join(host, 'node_modules/@billfold/cdn/dist'), join(home, 'billfold'), { recursive: true, dereference: true })
  const hashes = JSON.parse(readFileSync(join(home, 'billfold/integrity.json'), 'utf8')) as Readonly<Record<string, string>>
  const page = join(home, 'index.html')
  writeFileSync(page, readFileSync(page, 'utf8').replace('the hash of billfold.js', hashes['billfold.js'] ?? ''))
}
