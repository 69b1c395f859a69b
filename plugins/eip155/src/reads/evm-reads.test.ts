import { type Families, type Network, type Session, isBillfoldError } from '@billfold/kernel'
import { fakeClock, fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { type NodeCall, type Nodes, nodeError } from '@billfold/kernel/family'
import { EvmReads } from './evm-reads.js'

const network = fakeNetwork('eip155')
const head: NodeCall = { method: 'eth_blockNumber' }
const raw: NodeCall = { method: 'eth_sendRawTransaction', params: ['0x02'] }
const down = new Error('every node is down')

function world(node: (() => Promise<unknown>) | undefined, walletOn: Network | undefined = network) {
  const request = vi.fn(async (): Promise<unknown> => '0x7')
  const clock = fakeClock()
  const session =
    walletOn && ({ provider: { request }, network: walletOn, connector: fakeConnector({ namespace: 'eip155' }) } as never as Session)
  const families = { find: () => ({ session }) } as never as Pick<Families, 'find'>
  const noNode = nodeError('node/no-node', { network: network.caipNetworkId })
  const nodes = { ask: () => (node === undefined ? Promise.reject(noNode) : node()), confirm: () => Promise.resolve() } as Pick<
    Nodes,
    'ask' | 'confirm'
  >
  return { reads: new EvmReads({ nodes, families, clock, log: { debug: () => undefined }, mayAsk: () => undefined }), request, clock }
}

const failure = (answer: Promise<unknown>): Promise<unknown> => answer.then(String, (error: unknown) => error)

describe('who is asked about a network', () => {
  test('default: its nodes, and never the wallet', async () => {
    const { reads, request } = world(async () => '0x1')
    expect(await reads.ask(network, head)).toBe('0x1')
    expect(request).not.toHaveBeenCalled()
  })

  test.each([
    ['there is no node', undefined],
    ['no node can be reached', () => Promise.reject(down)],
  ])('behavior: the wallet, when %s', async (_, node) => {
    const { reads, request } = world(node)
    expect(await reads.number(network, head)).toBe(7n)
    expect(request).toHaveBeenCalledExactlyOnceWith({ method: 'eth_blockNumber' })
  })

  test('behavior: a wallet that never answers is given up after 30 s, and nothing is left', async () => {
    const { reads, request, clock } = world(undefined)
    request.mockReturnValue(new Promise(() => undefined))
    const answer = failure(reads.ask(network, head))
    await clock.settle(30_000)
    expect(await answer).toMatchObject({ code: 'wallet/silent', context: { method: 'eth_blockNumber' } })
    expect(clock.pending).toBe(0)
  })

  test('behavior: what was given to a wallet to send is not given up', async () => {
    const { reads, request, clock } = world(undefined)
    request.mockReturnValue(new Promise((resolve) => void clock.after(60_000, () => resolve('0x5e7d'))))
    const answer = reads.ask(network, raw)
    await clock.settle(60_000)
    expect(await answer).toBe('0x5e7d')
  })

  test('behavior: never a wallet that is on another network', async () => {
    const { reads, request } = world(undefined, fakeNetwork('eip155', { id: 2 }))
    expect(await failure(reads.ask(network, head))).toMatchObject({ code: 'node/no-node', context: { network: 'eip155:1' } })
    expect(request).not.toHaveBeenCalled()
  })

  test('behavior: what a node said no to is an answer: nobody else is asked', async () => {
    const no = nodeError('node/failed', { method: 'eth_call', code: 3, reason: 'execution reverted' })
    const { reads, request } = world(() => Promise.reject(no))
    expect(await failure(reads.ask(network, head))).toBe(no)
    expect(request).not.toHaveBeenCalled()
  })

  test('behavior: what was sent to a node is not given to the wallet too', async () => {
    const { reads, request } = world(() => Promise.reject(down))
    expect(await failure(reads.ask(network, raw))).toBe(down)
    expect(request).not.toHaveBeenCalled()
  })

  test('behavior: who called off is not answered by the wallet', async () => {
    const { reads, request } = world(() => Promise.reject(down))
    expect(await failure(reads.ask(network, head, AbortSignal.abort()))).toBe(down)
    expect(request).not.toHaveBeenCalled()
  })

  test.each(['', '0x', 'latest', null, {}, -1])('behavior: %o is no number', async (said) => {
    const { reads } = world(async () => said)
    expect(isBillfoldError(await failure(reads.number(network, head)))).toBe(true)
  })
})
