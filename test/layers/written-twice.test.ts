/** The cloud stands alone, so that a few things are written twice. Both places say the same. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { root } from './repository.js'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('written twice', () => {
  test.each(['origin-pattern.ts', 'punycode.ts'])('behavior: an origin is judged by the cloud as by the page: %s', (file) => {
    expect(read(`cloud/src/access/${file}`)).toBe(read(`plugins/auth/src/${file}`))
  })

  test('behavior: the cloud passes on every EVM method that a page may read with, and no others', () => {
    const methodsIn = (text: string): readonly string[] => text.match(/(?<=')[a-z0-9]+_\w+(?=')/g) ?? []
    const [direct = ''] = read('plugins/eip155/src/wallet-methods.ts').split('ask: [')
    // What a wallet or a bundler answers, and no node.
    const isOfNode = (method: string): boolean => !/^wallet_|UserOperation|EntryPoints$|^eth_accounts$/.test(method)
    // A page simulates by the cloud alone: no wallet has it.
    const expected = [...methodsIn(direct).filter(isOfNode), 'eth_simulateV1']
    expect(expected.length).toBeGreaterThan(40)
    expect(methodsIn(read('cloud/src/chains/evm/open-methods.ts')).toSorted()).toEqual(expected.toSorted())
  })
})
