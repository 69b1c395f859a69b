/** Every package speaks every language of the product: the list is `ui/kit/locale/languages.ts`. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

import { languages, moreLanguages } from '../../ui/kit/locale/languages.js'
import { root, sourceFiles } from './repository.js'

/** Files of translations that a folder with English words lacks. */
function missingTranslations(files: readonly string[]): readonly string[] {
  const folders = files.filter((file) => basename(file) === 'en.ts').map((file) => dirname(file))
  return folders.flatMap((folder) => languages.map((language) => join(folder, `${language}.ts`))).filter((file) => !files.includes(file))
}

describe('languages', () => {
  test('default: every folder with English words has a file for each language', () => {
    const files = sourceFiles()
    expect(files.filter((file) => basename(file) === 'en.ts').length).toBeGreaterThanOrEqual(7)
    expect(missingTranslations(files)).toEqual([])
  })

  test('behavior: a language that a package lacks is named with the file to write', () => {
    const planted = [
      'a/messages/en.ts',
      'a/messages/de.ts',
      'b/messages/en.ts',
      ...languages.map((language) => `b/messages/${language}.ts`),
    ]
    expect(missingTranslations(planted)).toEqual(
      languages.filter((language) => language !== 'de').map((language) => `a/messages/${language}.ts`),
    )
  })

  test('default: every folder that lists further languages lists all of them', () => {
    const lists = sourceFiles().filter((file) => basename(file) === 'more-languages.ts')
    expect(lists.length).toBeGreaterThanOrEqual(15)
    for (const file of lists) {
      const listed = [...readFileSync(join(root, file), 'utf8').matchAll(/import\('\.\/(.+)\.js'\)/g)].map(([, name]) => name)
      expect([file, ...listed]).toEqual([file, ...moreLanguages.map((language) => language.toLowerCase())])
    }
  })

  test.each([...languages, ...moreLanguages])('parameters: %s: its words for the first view weigh at most 5 kB', (language) => {
    const words = ['ui/src/host/messages', 'ui/src/messages'].map((folder) =>
      readFileSync(join(root, folder, `${language.toLowerCase()}.ts`), 'utf8').replaceAll(/^ +/gm, ''),
    )
    expect(words.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThanOrEqual(5_000)
  })
})
