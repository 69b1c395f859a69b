import { type Session, createKernel } from '@billfold/kernel'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { afterEach, describe, expect, test } from 'vitest'
import { answerAsNode } from '../../testing/fake-node.js'
import { nils, olga } from '../../testing/keys.js'
import { type ConnectedOptions, connected } from '../../testing/session.js'
import { bitcoinAdapterKey } from '../contract.js'
import { bip122 } from '../manifest.js'
import { bitcoin, bitcoinTestnet } from '../networks/index.js'
import { feeRateOf } from './transfer.js'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

interface Options extends ConnectedOptions {
  /** What nodes answer, before what they answer otherwise. */
  readonly furnish?: (fetch: FakePorts['fetch']) => void
  readonly endpoints?: { readonly blockchain: string }
  readonly nodes?: readonly string[]
}

async function opened({ furnish, endpoints, nodes = ['https://node.example'], ...options }: Options = {}) {
  const ports = fakePorts()
  answerAsNode(ports.fetch, 'node.example')
  furnish?.(ports.fetch)
  const rpcUrls = { [bitcoin.caipNetworkId]: nodes }
  const kernel = createKernel(ports, [bip122()], { projectId: 'test', networks: [bitcoin], rpcUrls, ...(endpoints && { endpoints }) })
  ends.push(() => kernel.destroy())
  await kernel.start()
  const adapter = await kernel.load(bitcoinAdapterKey)
  const { wallet, session } = await connected(options)
  const transfer = (request: { readonly to?: string; readonly amount?: bigint } = {}, by: Session = session): Promise<string> =>
    adapter.transfer?.(by, { to: olga.main.segwit, amount: 100_000n, ...request }) ?? Promise.reject(new Error('it has no transfer'))
  /** Lets the clock run until it is over. */
  const settled = async (running: Promise<unknown>): Promise<unknown> => {
    const state = { isOver: false, ended: undefined as unknown }
    void running.then(
      (ended) => Object.assign(state, { isOver: true, ended }),
      (ended: unknown) => Object.assign(state, { isOver: true, ended }),
    )
    await expect.poll(async () => (await ports.clock.settle(1_000), state.isOver)).toBe(true)
    return state.ended
  }
  const sent = (): Transaction[] =>
    ports.fetch.requests.filter(({ method }) => method === 'POST').map(({ body = '' }) => Transaction.fromRaw(hex.decode(body)))
  return { adapter, wallet, session, transfer, settled, sent, fetch: ports.fetch }
}

const outputs = (transaction: Transaction | undefined): readonly unknown[] =>
  Array.from({ length: transaction?.outputsLength ?? 0 }, (_, index) => [
    transaction?.getOutputAddress(index),
    transaction?.getOutput(index).amount,
  ])

describe('a transfer', () => {
  test.each(['segwit', 'taproot', 'nested'] as const)('behavior: is signed by the %s account, and sent once, as text', async (kind) => {
    const { adapter, session, transfer, settled, sent, fetch } = await opened({ address: nils.main[kind] })
    const told = await settled(adapter.transferFee?.(session, { to: olga.main.segwit, amount: 100_000n }) ?? Promise.resolve())
    const txid = await settled(transfer())
    expect(sent()).toHaveLength(1)
    const [transaction] = sent()
    expect(transaction?.id).toBe(txid)
    expect(outputs(transaction)).toContainEqual([olga.main.segwit, 100_000n])
    expect(outputs(transaction)).toContainEqual([nils.main[kind], expect.any(BigInt)])
    const change =
      transaction?.getOutput(outputs(transaction).findIndex((output) => (output as [string])[0] === nils.main[kind])).amount ?? 0n
    const inputs = Array.from({ length: transaction?.inputsLength ?? 0 }, (_, index) => transaction?.getInput(index).index)
    const spent = inputs.reduce((sum: bigint, index) => sum + (index === 0 ? 1_500_000n : 500_000n), 0n)
    expect(told).toBe(spent - 100_000n - change)
    // 12.1 satoshis, as the node says of three blocks, are 13.
    expect(spent - 100_000n - change).toBe(13n * BigInt(transaction?.vsize ?? 0))
    expect(fetch.requests.find(({ method }) => method === 'POST')?.headers).toMatchObject({ 'Content-Type': 'text/plain' })
  })

  test.each<[what: string, options: Options, request: { to?: string; amount?: bigint }, code: string]>([
    ['an address of Litecoin', {}, { to: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9' }, 'transfer/wrong-address'],
    ['an address with a wrong letter', {}, { to: `${olga.main.segwit.slice(0, -1)}q` }, 'transfer/wrong-address'],
    ['an address of testnet on mainnet', {}, { to: olga.test.segwit }, 'transfer/other-network'],
    ['an account of mainnet on testnet', { network: bitcoinTestnet }, { to: olga.test.segwit }, 'transfer/other-network'],
    ['dust', {}, { amount: 293n }, 'transfer/receives-too-little'],
    ['nothing', {}, { amount: 0n }, 'wallet/invalid-amount'],
    ['more than there is', {}, { amount: 1_999_999n }, 'transfer/not-enough'],
    ['an account that keeps collectibles', { address: nils.main.taproot, type: 'ordinal' }, {}, 'bitcoin/ordinal-account'],
  ])('behavior: %s is refused before the wallet is asked', async (_, options, request, code) => {
    const { wallet, transfer, settled, sent } = await opened(options)
    expect(await settled(transfer(request))).toMatchObject({ code })
    expect([wallet.calls.filter(({ method }) => method === 'sign'), sent()]).toEqual([[], []])
  })

  test('behavior: coins on which a collectible may lie are left where they are', async () => {
    const small = [10_000, 546, 9_000_000].map((value, vout) => ({ txid: 'cd'.repeat(32), vout, value, status: { confirmed: true } }))
    const { transfer, settled, sent } = await opened({
      address: nils.main.taproot,
      furnish: (fetch) => fetch.route(/node\.example.*\/utxo$/, { json: small }),
    })
    await settled(transfer({ amount: 8_900_000n }))
    expect(sent().map(({ inputsLength }) => inputsLength)).toEqual([1])
    expect(sent()[0]?.getInput(0).index).toBe(2)
  })

  test.each(['segwit', 'taproot', 'nested'] as const)(
    'behavior: what is told to be too much says how much is not: all of it can be sent by the %s account, and nothing comes back',
    async (kind) => {
      const { adapter, session, transfer, settled, sent } = await opened({ address: nils.main[kind] })
      const asked = { to: olga.main.segwit, amount: 2_000_000n }
      const short = await settled(adapter.transferFee?.(session, asked) ?? Promise.resolve())
      const { context } = short as { context: { needed: string; held: string } }
      const [needed = 0, held = 0] = [context.needed, context.held].map((text) => Math.round(Number(text.split(' ')[0]) * 1e8))
      const most = asked.amount - BigInt(needed - held)
      await settled(transfer({ amount: most }))
      expect(outputs(sent()[0])).toEqual([[olga.main.segwit, most]])
      expect(await settled(adapter.transferFee?.(session, { ...asked, amount: most + 100n }) ?? Promise.resolve())).toMatchObject({
        code: 'transfer/not-enough',
      })
    },
  )

  test('behavior: what is left and not worth a coin goes to the fee', async () => {
    const { transfer, settled, sent } = await opened({
      furnish: (fetch) =>
        fetch.route(/node\.example.*\/utxo$/, { json: [{ txid: 'cd'.repeat(32), vout: 0, value: 102_000, status: { confirmed: false } }] }),
    })
    await settled(transfer())
    expect(outputs(sent()[0])).toEqual([[olga.main.segwit, 100_000n]])
  })

  test('behavior: an account of two kinds of scripts whose key nobody told cannot pay', async () => {
    const { transfer, settled, session } = await opened({ address: nils.main.nested })
    const { address } = session.account
    expect(await settled(transfer({}, { ...session, account: { address, type: 'payment' } }))).toMatchObject({ code: 'bitcoin/no-key' })
  })
})

describe('the outcome', () => {
  const lost = { status: 404, json: null }

  test('behavior: a node that answers with the plain id, or not at all, is asked for the transaction', async () => {
    for (const answer of ['malformed', 'offline'] as const) {
      const { transfer, settled, sent } = await opened({ furnish: (fetch) => fetch.route(/POST .*\/tx$/, answer) })
      expect(await settled(transfer())).toBe(sent()[0]?.id)
      expect(sent()).toHaveLength(1)
    }
  })

  test('behavior: a node that refuses has sent nothing', async () => {
    const { transfer, settled } = await opened({
      furnish: (fetch) => fetch.route(/POST .*\/tx$/, { status: 400, json: null }).route(/GET .*\/tx\/\w+$/, lost),
    })
    expect(await settled(transfer())).toMatchObject({ code: 'transfer/refused' })
  })

  test('behavior: what no node can tell is unknown, with the id to look for', async () => {
    const { transfer, settled } = await opened({
      furnish: (fetch) => fetch.route(/POST .*\/tx$/, 'offline').route(/GET .*\/tx\/\w+$/, lost),
    })
    expect(await settled(transfer())).toMatchObject({
      code: 'transfer/unknown-outcome',
      context: { transaction: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
  })

  test('behavior: a person who says no has sent nothing', async () => {
    const { wallet, transfer, settled, sent } = await opened()
    wallet.behavior = 'refuse'
    expect(await settled(transfer())).toMatchObject({ code: 'wallet/refused' })
    expect(sent()).toEqual([])
  })
})

describe('nodes', () => {
  test('behavior: a node of another network is not believed', async () => {
    const blocks = [{ id: `${bitcoinTestnet.id}${'0'.repeat(32)}` }]
    const { adapter, settled } = await opened({
      furnish: (fetch) => fetch.route(/\/blocks\/0$/, { json: blocks }).route('mempool.space', lostLine),
    })
    const reading = adapter.balance?.(nils.main.segwit, bitcoin, new AbortController().signal) ?? Promise.resolve()
    expect(await settled(reading)).toMatchObject({ code: expect.stringMatching(/^(?:node\/wrong-network|http\/unreachable)$/) })
  })
  const lostLine = 'offline'

  test('behavior: a chain RPC endpoint address is built for Bitcoin, with query chainId and projectId, where the cloud knows the network', async () => {
    const sums = { chain_stats: { funded_txo_sum: 5, spent_txo_sum: 0 }, mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 3 } }
    const results: Readonly<Record<string, unknown>> = { 'GET blocks/0': [{ id: `${bitcoin.id}${'0'.repeat(32)}` }] }
    const { adapter, settled, fetch } = await opened({
      nodes: [],
      endpoints: { blockchain: 'https://cloud.example' },
      furnish: (all) => {
        all.route('cloud.example/v1/supported-chains', { json: { http: [bitcoin.caipNetworkId] } })
        all.route('POST https://cloud.example/v1/?', ({ body = '{}' }) => {
          const { id, method } = JSON.parse(body) as { readonly id: number; readonly method: string }
          return { json: { jsonrpc: '2.0', id, result: results[method] ?? sums } }
        })
      },
    })
    const reading = adapter.balance?.(nils.main.segwit, bitcoin, new AbortController().signal) ?? Promise.resolve()
    expect(await settled(reading)).toEqual({ balance: '0.00000002', symbol: 'BTC' })
    const asked = fetch.requests.filter(({ host, method }) => host === 'cloud.example' && method === 'POST')
    expect(asked.map(({ query }) => [query['chainId'], query['projectId']])).toEqual(asked.map(() => [bitcoin.caipNetworkId, 'test']))
    expect(asked.length).toBeGreaterThan(0)
  })

  test.each([
    [{ 1: 20.5, 3: 12.1, 6: 5 }, 13n],
    [{ 1: 20.5, 6: 5 }, 5n],
    [{ 1: 20.5 }, 1n],
    [{}, 1n],
    [{ 3: 100_000 }, 500n],
    [{ 3: 0.2 }, 1n],
  ])('behavior: of the estimates %o a virtual byte costs %o', (estimates, expected) => expect(feeRateOf(estimates)).toBe(expected))
})
