import { metadataHex, relayMetadataHex } from '@billfold/local-chains/polkadot'
import { describe, expect, test } from 'vitest'
import { readRuntime } from './runtime.js'

describe('the rules of a network', () => {
  test('default: as the real metadata of the Asset Hub has them', () => {
    const { transferCall, tokenCalls, signedExtensions, existentialDeposit } = readRuntime(metadataHex)
    expect([transferCall, tokenCalls, existentialDeposit]).toEqual([[10, 3], { some: [50, 9], all: [50, 8] }, 100_000_000n])
    expect(signedExtensions).toEqual([
      'CheckNonZeroSender',
      'CheckSpecVersion',
      'CheckTxVersion',
      'CheckGenesis',
      'CheckMortality',
      'CheckNonce',
      'CheckWeight',
      'ChargeAssetTxPayment',
      'CheckMetadataHash',
    ])
  })

  test('default: as the real metadata of the relay chain has them, which has no tokens', () => {
    const { transferCall, tokenCalls, signedExtensions, existentialDeposit } = readRuntime(relayMetadataHex)
    expect([transferCall, tokenCalls, existentialDeposit]).toEqual([[5, 3], undefined, 10_000_000_000n])
    expect(signedExtensions).toEqual([
      'CheckNonZeroSender',
      'CheckSpecVersion',
      'CheckTxVersion',
      'CheckGenesis',
      'CheckMortality',
      'CheckNonce',
      'CheckWeight',
      'ChargeTransactionPayment',
      'PrevalidateAttests',
      'CheckMetadataHash',
    ])
  })

  const renamed = (from: string, to: string): string =>
    relayMetadataHex.replaceAll(Buffer.from(from).toString('hex'), Buffer.from(to).toString('hex'))

  test.each([
    ['an extension of transactions that nobody here knows', renamed('PrevalidateAttests', 'CheckTheWeatherNow'), 'CheckTheWeatherNow'],
    ['another way to transfer', renamed('transfer_keep_alive', 'transfer_under_sea1'), 'its transfers'],
    ['no money', renamed('Balances', 'Barnacle'), 'its transfers'],
  ])('behavior: %s is named', (_, metadata, rule) => expect(() => readRuntime(metadata)).toThrow(rule))

  test.each(['0x', '0x6d65746101', '0xff'])('behavior: %s is no metadata', (text) => expect(() => readRuntime(text)).toThrow(/./))
})
