import { metadataHex, relayMetadataHex, writeEvents } from '@billfold/local-chains/polkadot'
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

  test.each([
    ['the Asset Hub', metadataHex],
    ['the relay chain', relayMetadataHex],
  ])('default: the events of a block of %s tell how its transactions ended', (_, metadata) => {
    const { failure } = readRuntime(metadata).events()
    const events = writeEvents({ Token: 'BelowMinimum' })
    expect([failure(events, 0), failure(events, 1)]).toEqual([undefined, 'Token: below minimum'])
    expect(() => failure(events, 2)).toThrow('No event says')
    expect(() => failure(events.slice(0, -8), 1)).toThrow(/./)
  })

  test('default: a failure of a pallet is told by its name', () => {
    const unknown = { Module: { index: 50, error: Uint8Array.of(3, 0, 0, 0) } }
    expect(readRuntime(metadataHex).events().failure(writeEvents(unknown), 1)).toBe('Assets: unknown')
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
