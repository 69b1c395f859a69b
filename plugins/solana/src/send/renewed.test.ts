/** A wallet may put a younger block hash into what it signs: then the one of the page says nothing about its end. */
import type { ClockPort } from '@billfold/kernel'
import { fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { ana, ben, cleo } from '@billfold/local-chains/solana/seed'
import { describe, expect, test } from 'vitest'
import { fromBase58 } from '../provider/encodings.js'
import { StandardWallet } from '@billfold/kernel/family'
import { withSignature } from '../provider/wire.js'
import type { NodeCall } from '@billfold/kernel/family'
import { buildNativeTransfer } from './build.js'
import { confirm } from './confirm.js'
import { dispatch } from './dispatch.js'

const network = fakeNetwork('solana')
const clock: Pick<ClockPort, 'after'> = { after: (_, run) => (setImmediate(run), () => undefined) }

function transactionOn(blockhash: string): Uint8Array {
  const frame = { from: ana.address, blockhash, lastValidBlockHeight: 1n, units: 500, price: 1 }
  return buildNativeTransfer(frame, { to: ben.address, amount: 1n })
}

const signed = (transaction: Uint8Array): Uint8Array => {
  const found = withSignature(transaction, ana.address, new Uint8Array(64).fill(7))
  if (found === undefined) throw new Error('Ana does not sign it')
  return found
}

describe('dispatch', () => {
  test.each([
    ['as it was', ben.address, false],
    ['with a younger hash', cleo.address, true],
  ])('behavior: a transaction that comes back %s', async (_, blockhash, isRenewed) => {
    const account = { address: ana.address, publicKey: fromBase58(ana.address), chains: [network.caipNetworkId], features: [] }
    const answer = [{ signedTransaction: signed(transactionOn(blockhash)) }]
    const features = { 'solana:signTransaction': { signTransaction: () => Promise.resolve(answer) } }
    const provider = new StandardWallet({ accounts: [account], features }, 'Harbour')
    const session = { provider, account: { address: ana.address }, connector: fakeConnector({ id: 'harbour', namespace: 'solana' }) }
    const nodes = { ask: <T>() => Promise.resolve('' as T), confirm: () => Promise.resolve() }
    expect(await dispatch({ nodes, mayAsk: () => undefined }, { session, network, transaction: transactionOn(ben.address) })).toMatchObject(
      { isRenewed },
    )
  })
})

describe('confirm', () => {
  /** A chain that grows by 50 blocks with each look, and never has it. */
  function growing(): { readonly nodes: Parameters<typeof confirm>[0]['nodes']; readonly heights: number[] } {
    const heights: number[] = []
    const answers: Readonly<Record<string, () => unknown>> = {
      getBlockHeight: () => (heights.push(1_000 + heights.length * 50), heights.at(-1)),
      getSignatureStatuses: () => ({ value: [null] }),
    }
    const ask = async <T>(_: unknown, { method }: NodeCall<T>): Promise<T> => answers[method]?.() as T
    return { nodes: { ask }, heights }
  }

  test.each([
    ['known', 1_010, [1_000, 1_050]],
    ['not known: as long as any hash lives, from the first look on', undefined, [1_000, 1_050, 1_100, 1_150, 1_200, 1_250]],
  ])('behavior: it has expired when its last block has passed: that is %s', async (_, lastValidBlockHeight, looked) => {
    const { nodes, heights } = growing()
    const sent = { network, signature: 'abc', lastValidBlockHeight }
    await expect(confirm({ nodes, clock }, sent)).rejects.toMatchObject({ code: 'transfer/expired' })
    expect(heights).toEqual(looked)
  })
})
