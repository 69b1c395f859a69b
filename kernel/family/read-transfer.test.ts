import type { Network, Session, TransferRequest } from '../src/index.js'
import { fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type TransferRules, readTransfer } from './read-transfer.js'

const network: Network = {
  id: 1,
  caipNetworkId: 'sui:1',
  chainNamespace: 'sui',
  name: 'Harbour',
  nativeCurrency: { name: 'Sui', symbol: 'SUI', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}
const account = { address: 'anna' }
const connector = fakeConnector({ namespace: 'sui', wallet: fakeWallet() })
const session: Session = { namespace: 'sui', connector, account, accounts: [account], network, provider: {} }
const wanted: TransferRequest = { to: 'bert', amount: 5n }
const rules: TransferRules = { isAddress: (text) => text === 'bert', mostAmount: 100n, longestMemo: 4, hasTokens: true }

describe('readTransfer', () => {
  test('default: gives who moves what to whom, and where', () => {
    const read = { network, account, to: 'bert', amount: 5n, memo: '', token: undefined }
    expect(readTransfer(session, wanted, rules)).toEqual(read)
    expect(readTransfer(session, { ...wanted, memo: 'äö', tokenAddress: 'x' }, rules)).toEqual({ ...read, memo: 'äö', token: 'x' })
  })

  test('behavior: a coin that is named with its network is called what the chain calls it', () => {
    expect(readTransfer(session, { ...wanted, tokenAddress: 'sui:1:0x2::usdc' }, rules).token).toBe('0x2::usdc')
    expect(readTransfer(session, { ...wanted, tokenAddress: 'sui:2:0x2::usdc' }, rules).token).toBe('sui:2:0x2::usdc')
  })

  test.each<[what: string, request: Partial<TransferRequest>, code: string]>([
    ['a receiver of nobody', { to: 'carl' }, 'transfer/wrong-address'],
    ['nothing', { amount: 0n }, 'wallet/invalid-amount'],
    ['more than there can be', { amount: 101n }, 'wallet/invalid-amount'],
    ['a memo of five bytes', { memo: 'äöx' }, 'transfer/long-memo'],
  ])('behavior: %s is refused', (_, request, code) => {
    expect(() => readTransfer(session, { ...wanted, ...request }, rules)).toThrow(expect.objectContaining({ code }))
  })

  test('behavior: a family without tokens refuses them, and no memo is too long for one that has no limit', () => {
    const plain = { isAddress: rules.isAddress }
    expect(() => readTransfer(session, { ...wanted, tokenAddress: 'x' }, plain)).toThrow('Tokens of Harbour cannot be sent from here')
    expect(readTransfer(session, { ...wanted, memo: 'x'.repeat(999) }, plain).memo).toHaveLength(999)
  })

  test('behavior: where a network refuses it, nobody pays themselves', () => {
    const isAddress = (): boolean => true
    const oneself = { ...wanted, to: account.address }
    expect(readTransfer(session, oneself, { isAddress }).to).toBe('anna')
    expect(() => readTransfer(session, oneself, { isAddress, refusesOneself: true })).toThrow('the address that you send from')
  })

  test('behavior: without a network nothing is read', () => {
    expect(() => readTransfer({ ...session, network: undefined }, wanted, rules)).toThrow(
      expect.objectContaining({ code: 'wallet/no-network' }),
    )
  })
})
