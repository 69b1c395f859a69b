import { metadataHex } from '@billfold/local-chains/polkadot'
import { describe, expect, test } from 'vitest'
import { readRuntime } from './runtime.js'

describe('the rules of a network', () => {
  test('default: as the real metadata of Polkadot has them', () => {
    const { transferCall, signedExtensions, existentialDeposit } = readRuntime(metadataHex)
    expect([transferCall, existentialDeposit]).toEqual([[5, 3], 10_000_000_000n])
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
    metadataHex.replaceAll(Buffer.from(from).toString('hex'), Buffer.from(to).toString('hex'))

  test.each([
    ['an extension of transactions that nobody here knows', renamed('PrevalidateAttests', 'CheckTheWeatherNow'), 'CheckTheWeatherNow'],
    ['another way to transfer', renamed('transfer_keep_alive', 'transfer_under_sea1'), 'its transfers'],
    ['no money', renamed('Balances', 'Barnacle'), 'its transfers'],
  ])('behavior: %s is named', (_, metadata, rule) => expect(() => readRuntime(metadata)).toThrow(rule))

  test.each(['0x', '0x6d65746101', '0xff'])('behavior: %s is no metadata', (text) => expect(() => readRuntime(text)).toThrow(/./))
})
