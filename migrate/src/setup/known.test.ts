import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as bip122 from '@billfold/bip122/networks'
import * as eip155 from '@billfold/eip155/networks'
import * as solana from '@billfold/solana/networks'
import { describe, expect, test } from 'vitest'
import { knownNetworks } from './known-networks.js'
import { pluginCalls } from './plugin-calls.js'

describe('what the new set-up names', () => {
  test.each([
    ['eip155', eip155],
    ['solana', solana],
    ['bip122', bip122],
  ])('parameters: the networks of %s are those that its package exports', (family, networks) => {
    const exported = Object.entries(networks).flatMap(([name, value]) => (typeof value === 'function' ? [] : [name]))
    expect([...(knownNetworks[family] ?? [])].toSorted()).toEqual(exported.toSorted())
  })

  test.each(Object.entries(pluginCalls))('parameters: @billfold/%s exports %s', (plugin, name) => {
    const manifest = fileURLToPath(new URL(`../../../plugins/${plugin}/src/manifest.ts`, import.meta.url))
    expect(existsSync(manifest) && readFileSync(manifest, 'utf8')).toContain(`export function ${name}(`)
  })
})
