/** A kernel and a shell that know no chain: a family is a plugin, and what is said of families by name is data. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { root, sourceFiles } from './repository.js'

/** The namespaces of the kernel, their names for people, and the forms of their addresses. */
const tables: readonly string[] = ['kernel/family/address-forms.ts', 'kernel/src/core/caip/namespaces.ts', 'ui/kit/text/family-names.ts']

const families = /\b(?:eip155|solana|polkadot|bip122|cosmos|sui|stacks)(?:\b|_)/i
/** Comments, and examples in words for people. */
const saidForPeople = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$|such as eip155\S*/gm

describe('kernel and ui', () => {
  // The adapters for libraries of one family stand beside the shell, and are for that family.
  const own = sourceFiles().filter((file) =>
    /^(?:kernel|ui)\/(?!testing\/|test\/|wagmi\/|solana-wallet-adapter\/).*(?<!\.test|\.test-d)\.tsx?$/.test(file),
  )

  test('default: nothing in them names a family of chains, but for their tables', () => {
    expect(own.length).toBeGreaterThan(300)
    expect(own.filter((file) => namesFamily(readFileSync(join(root, file), 'utf8')))).toEqual(expect.arrayContaining([...tables]))
    expect(own.filter((file) => namesFamily(readFileSync(join(root, file), 'utf8')) && !tables.includes(file))).toEqual([])
  })

  test.each([
    ["if (namespace === 'solana') return", true],
    ["import { eip155 } from '@billfold/eip155'", true],
    ["'solana_signMessage'", true],
    ['/** As on Solana. */ // and on sui', false],
    ["remedy: 'Write namespace:reference, such as eip155:1.'", false],
    ['const suite = stacksize', false],
  ])('behavior: %s: %s', (text, expected) => expect(namesFamily(text)).toBe(expected))
})

function namesFamily(text: string): boolean {
  return families.test(text.replaceAll(saidForPeople, ''))
}
