import { merkleizeMetadata } from '@polkadot-api/merkleize-metadata'
import { expect, test } from 'vitest'

import { metadataHex, runtimeVersion } from './runtime.js'
import { metadataHash } from './seed.js'

test('default: the hash of the metadata is what the library of the runtime makes of it', () => {
  const { specName, specVersion } = runtimeVersion
  const found = merkleizeMetadata(metadataHex, { decimals: 10, tokenSymbol: 'DOT', specName, specVersion, base58Prefix: 0 })
  expect(`0x${Buffer.from(found.digest()).toString('hex')}`).toBe(metadataHash)
})
