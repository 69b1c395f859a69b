/** A wallet that sends by itself: when it does not say what became of it, it may have been sent. */
import { type CaipNetworkId, type PairingChannel, isBillfoldError } from '@billfold/kernel'
import { holdMethods, nodeError } from '@billfold/kernel/family'
import { fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { describe, expect, test } from 'vitest'
import { fromBase58, toBase58 } from '../provider/encodings.js'
import { PairedWallet, StandardWallet } from '@billfold/kernel/family'
import type { SolanaWallet } from '../provider/solana-wallet.js'
import { buildNativeTransfer } from './build.js'
import { dispatch } from './dispatch.js'

const network = fakeNetwork('solana')
const frame = { from: ana.address, blockhash: ben.address, lastValidBlockHeight: 1n, units: 500, price: 1 }
const transaction = buildNativeTransfer(frame, { to: ben.address, amount: 1n })
const signature = new Uint8Array(64).fill(9)

type Answer = () => Promise<unknown>

function inThisBrowser(answer: Answer): SolanaWallet {
  const account = { address: ana.address, publicKey: fromBase58(ana.address), chains: [network.caipNetworkId], features: [] }
  return new StandardWallet(
    { accounts: [account], features: { 'solana:signAndSendTransaction': { signAndSendTransaction: answer } } },
    'Harbour',
  )
}

function onAPhone(answer: Answer): SolanaWallet {
  const networkId: CaipNetworkId = network.caipNetworkId
  const methods = ['solana_signAndSendTransaction']
  const channel: PairingChannel = {
    ...{ namespace: 'solana', addresses: [ana.address], networkIds: [networkId], methods },
    ...{ networkId: () => networkId, request: answer, watch: () => () => undefined, networkChanged: () => undefined },
  }
  return new PairedWallet(channel)
}

const confirmed = { ask: <T>() => Promise.resolve('' as T), confirm: () => Promise.resolve() }

async function send(provider: SolanaWallet, nodes = confirmed): Promise<string> {
  const session = { provider, account: { address: ana.address }, connector: fakeConnector({ id: 'harbour', namespace: 'solana' }) }
  try {
    return (await dispatch({ nodes, mayAsk: () => undefined }, { session, network, transaction })).signature
  } catch (error) {
    return isBillfoldError(error) ? error.code : String(error)
  }
}

const answered =
  (said: unknown): Answer =>
  async () =>
    said
const thrown =
  (error: unknown): Answer =>
  async () => {
    throw error
  }

test('behavior: a feature that a script has replaced after the wallet was connected is not asked', async () => {
  const asked: unknown[] = []
  const own = { signAndSendTransaction: async () => asked.push('own') }
  const account = { address: ana.address, publicKey: fromBase58(ana.address), chains: [network.caipNetworkId], features: [] }
  const standard = { accounts: [account], features: { 'solana:signAndSendTransaction': own } }
  const wallet = new StandardWallet(standard, 'Harbour')
  holdMethods(standard)
  own.signAndSendTransaction = async () => asked.push('stolen')
  expect(await send(wallet)).toBe('wallet/replaced')
  standard.features['solana:signAndSendTransaction'] = { signAndSendTransaction: async () => asked.push('stolen') }
  expect(await send(wallet)).toBe('wallet/replaced')
  expect(asked).toEqual([])
})

describe.each([
  ['in this browser', inThisBrowser, (bytes: Uint8Array): unknown => [{ signature: bytes }]],
  ['on a phone', onAPhone, (bytes: Uint8Array): unknown => ({ signature: toBase58(bytes) })],
] as const)('a wallet that sends by itself, %s', (_, wallet, inItsWords) => {
  test('default: its signature is given', async () => expect(await send(wallet(answered(inItsWords(signature))))).toBe(toBase58(signature)))

  test.each([
    ['nothing', answered(undefined)],
    ['a signature of zeros', answered(inItsWords(new Uint8Array(64)))],
    ['a short signature', answered(inItsWords(new Uint8Array(63).fill(1)))],
    ['-32603', thrown({ code: -32603, message: 'Internal error' })],
    ['4900', thrown({ code: 4900, message: 'Disconnected' })],
    ['words alone', thrown(new Error('Request expired. Please try again.'))],
  ])('behavior: %s: the outcome is unknown', async (_name, answer) => expect(await send(wallet(answer))).toBe('transfer/unknown-outcome'))

  test.each([
    ['a no', { code: 4001, message: 'User rejected the request.' }, 'wallet/refused'],
    ['a request that is none', { code: -32602, message: 'no' }, 'wallet/invalid-request'],
    ['a simulation that failed', { code: -32603, message: 'Transaction simulation failed: x' }, 'wallet/failed'],
  ])('behavior: %s sends nothing', async (_name, error, code) => expect(await send(wallet(thrown(error)))).toBe(code))

  test('behavior: while every node is of another network it is not asked', async () => {
    let asked = 0
    const confirm = (): Promise<never> => Promise.reject(nodeError('node/wrong-network', { host: 'x', asked: 'a', found: 'b' }))
    expect(
      await send(
        wallet(async () => (asked += 1)),
        { ...confirmed, confirm },
      ),
    ).toBe('node/wrong-network')
    expect(asked).toBe(0)
  })
})
