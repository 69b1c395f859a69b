import { existsSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { documents, root } from './repository.js'

/** The paths that a text links to, from its own folder. Addresses and places within the text are none. */
function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].flatMap(([, path]) => path ?? [])
}

/** A page of the site links to others by their addresses, some of which only the build makes. It fails by itself when one leads nowhere. */
function isAddressOfSite(file: string, path: string): boolean {
  return file.startsWith('docs/') && extname(path) === ''
}

describe('links of texts', () => {
  test('default: there are texts, and links in them', () => {
    expect(documents().flatMap((file) => linksOf(readFileSync(join(root, file), 'utf8'))).length).toBeGreaterThan(30)
  })

  test.each(documents())('behavior: every link of %s leads to something', (file) => {
    const links = linksOf(readFileSync(join(root, file), 'utf8')).filter((path) => !isAddressOfSite(file, path))
    expect(links.filter((path) => !existsSync(join(root, dirname(file), path)))).toEqual([])
  })

  test('behavior: CONTRIBUTING names the first file for twenty changes and more', () => {
    const [, table = ''] = /^## Where do I change …$([\s\S]*?)^## /m.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? []
    const rows = table.split('\n').filter((line) => /^\| (?!Question|-)/.test(line))
    expect(rows.length).toBeGreaterThanOrEqual(20)
    expect(rows.filter((row) => linksOf(row).length !== 1)).toEqual([])
  })

  test('behavior: a link to nothing is found, so that the tests above can fail', () => {
    expect(linksOf('[here](../gone.md#part), [there](https://a.example/b), [above](#part)')).toEqual(['../gone.md'])
  })
})
