import { type Kernel, type ParentPagePort, createKernel } from '@billfold/kernel'
import { type FakePorts, fakeNetwork, fakePage, fakePorts, settled } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { eip155 } from '@billfold/eip155'
import { commonFailures, requestWallet } from '@billfold/kernel/family'
import type { SafeOptions } from './contract.js'
import { safe as safePlugin } from './manifest.js'

const safe = '0x0000000000000000000000000000000000005afe'
const safeOrigin = 'https://app.safe.global'

interface Question {
  readonly id: string
  readonly method: string
  readonly params: unknown
  readonly env: { readonly sdkVersion: string }
}

/** Safe's own page around this one. */
class SafePage implements ParentPagePort {
  readonly asked: Question[] = []
  readonly listeners = new Set<(message: { data: unknown; origin: string }) => void>()
  answers: Readonly<Record<string, (params: never) => unknown>> = { getSafeInfo: () => ({ safeAddress: safe, chainId: 1, threshold: 2 }) }

  constructor(
    readonly origin: string | undefined,
    private readonly real = origin ?? 'https://app.safe.global',
  ) {}

  post(message: unknown, target: string): void {
    if (target !== this.real) return
    const question = message as Question
    this.asked.push(question)
    const answer = this.answers[question.method]
    if (answer === undefined) return
    try {
      this.say({ id: question.id, success: true, data: answer(question.params as never) })
    } catch (error) {
      this.say({ id: question.id, success: false, error: (error as Error).message })
    }
  }

  listen(listener: (message: { data: unknown; origin: string }) => void): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  say(data: unknown, from = this.real): void {
    for (const listener of [...this.listeners]) listener({ data, origin: from })
  }
}

interface Framed {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly ids: () => readonly string[]
}

async function framed(parent: SafePage | undefined, options: SafeOptions = {}, host: object = {}): Promise<Framed> {
  const ports = fakePorts({ page: fakePage(parent === undefined ? {} : { parent }) })
  const kernel = createKernel(ports, [eip155(), safePlugin(options)], {
    projectId: 'p',
    networks: [fakeNetwork('eip155')],
    reconnect: false,
    ...host,
  })
  await kernel.start()
  await settled()
  return { kernel, ports, ids: () => kernel.connectors.all.map(({ id }) => id) }
}

describe('the connector `safe`', () => {
  test.each([
    ['inside of a Safe frame', new SafePage(safeOrigin), ['safe']],
    ['at the top of the page', undefined, []],
    ['in the frame of somebody else', new SafePage('https://evil.example'), []],
    ['in a frame that the browser does not name, when Safe answers', new SafePage(undefined), ['safe']],
    ['in a frame that the browser does not name, when nobody answers', new SafePage(undefined, 'https://evil.example'), []],
  ])('parameters: it is there only inside of a Safe frame: %s', async (_, parent, expected) => {
    const { ids, kernel } = await framed(parent)
    await expect.poll(ids).toEqual(expected)
    await kernel.destroy()
  })

  test('parameters: the host may name other origins', async () => {
    const own = 'https://safe.own.example'
    expect((await framed(new SafePage(own), { origins: [own] })).ids()).toEqual(['safe'])
    expect((await framed(new SafePage(safeOrigin), { origins: [own] })).ids()).toEqual([])
  })

  test('behavior: whoever opened this page in a Safe is connected to it without a prompt', async () => {
    const parent = new SafePage(safeOrigin)
    const { kernel } = await framed(parent, {}, { reconnect: true })
    await expect.poll(() => kernel.families.account('eip155')).toMatchObject({ address: safe, status: 'connected' })
    expect(new Set(parent.asked.map(({ method }) => method))).toEqual(new Set(['getSafeInfo']))
  })

  test.each([
    ['of a Safe', new SafePage(safeOrigin)],
    ['of a page that has not answered yet', new SafePage(undefined, 'https://evil.example')],
  ])('behavior: nothing is left behind %s', async (_, parent) => {
    const { kernel, ports } = await framed(parent)
    await kernel.destroy()
    expect([parent.listeners.size, ports.clock.pending]).toEqual([0, 0])
  })
})

describe('asking a Safe', () => {
  const failures = { ...commonFailures, 'wallet/unsupported': [4200] }
  async function provider(
    answers: SafePage['answers'] = {},
  ): Promise<{ parent: SafePage; ask: (method: string, ...params: unknown[]) => Promise<unknown>; ports: FakePorts }> {
    const parent = new SafePage(safeOrigin)
    parent.answers = { ...parent.answers, ...answers }
    const { kernel, ports } = await framed(parent)
    const grant = await kernel.connectors.byId('safe')?.connect({ network: undefined, signal: new AbortController().signal })
    parent.asked.length = 0
    const ask = (method: string, ...params: unknown[]): Promise<unknown> =>
      requestWallet(grant?.provider, { method, params }, { wallet: 'Safe', mayAsk: () => undefined, failures })
    return { parent, ask, ports }
  }

  test.each([
    ['eth_accounts', [], [safe], 'getSafeInfo', {}],
    ['eth_chainId', [], 1, 'getSafeInfo', {}],
    ['personal_sign', ['0x68656c6c6f', safe], '0x51', 'signMessage', { message: 'hello' }],
    ['eth_signTypedData_v4', [safe, '{"a":1}'], '0x52', 'signTypedMessage', { typedData: { a: 1 } }],
    [
      'eth_sendTransaction',
      [{ from: safe, to: '0xb0b', value: '0x10', gas: '0x5208' }],
      '0x5afe',
      'sendTransactions',
      { txs: [{ to: '0xb0b', value: '16', data: '0x' }], params: { safeTxGas: 21_000 } },
    ],
    ['eth_blockNumber', [], '0x7', 'rpcCall', { call: 'eth_blockNumber', params: [] }],
  ])('parameters: %s', async (method, params, expected, said, given) => {
    const { ask, parent } = await provider({
      signMessage: () => ({ signature: '0x51' }),
      signTypedMessage: () => ({ signature: '0x52' }),
      sendTransactions: () => ({ safeTxHash: '0x5afe' }),
      rpcCall: () => '0x7',
    })
    expect(await ask(method, ...params)).toEqual(expected)
    expect(parent.asked).toEqual([{ id: expect.any(String), method: said, params: given, env: { sdkVersion: expect.any(String) } }])
  })

  test('behavior: a signature that its owners still have to give is none yet', async () => {
    const { ask } = await provider({ signMessage: () => ({ safeTxHash: '0x1' }) })
    expect(await ask('personal_sign', 'hello', safe)).toBe('0x')
  })

  test.each([
    ['executed', () => ({ txHash: '0xc4a1' }), '0xc4a1'],
    ['not executed yet', () => ({ txHash: null }), '0x5afe'],
    [
      'no proposal',
      () => {
        throw new Error('not found')
      },
      '0x5afe',
    ],
  ])('behavior: a receipt is looked up by the hash on the chain: %s', async (_, getTxBySafeTxHash, hash) => {
    const { ask, parent } = await provider({ getTxBySafeTxHash, rpcCall: () => null })
    await ask('eth_getTransactionReceipt', '0x5afe')
    expect(parent.asked.at(-1)?.params).toEqual({ call: 'eth_getTransactionReceipt', params: [hash] })
  })

  test('behavior: a proposal that waits for its owners is a transaction in no block', async () => {
    const txData = { to: { value: '0x000000000000000000000000000000000000beef' }, value: '255', hexData: null }
    const { ask } = await provider({
      getTxBySafeTxHash: () => ({ txHash: null, txStatus: 'AWAITING_CONFIRMATIONS', safeAddress: safe, txData }),
    })
    const waiting = { hash: '0x5afe', from: safe, to: txData.to.value, value: '0xff', input: '0x', blockNumber: null }
    expect(await ask('eth_getTransactionByHash', '0x5afe')).toMatchObject(waiting)
  })

  test('behavior: a proposal that was called off is looked up on the chain, which has none', async () => {
    const { ask } = await provider({ getTxBySafeTxHash: () => ({ txHash: null, txStatus: 'CANCELLED' }), rpcCall: () => null })
    expect(await ask('eth_getTransactionByHash', '0x5afe')).toBe(null)
  })

  test.each([
    ['a no', 'Transaction was rejected', 'wallet/refused'],
    ['another failure', 'Gas too low', 'wallet/failed'],
  ])('behavior: %s', async (_, words, code) => {
    const { ask } = await provider({
      sendTransactions: () => {
        throw new Error(words)
      },
    })
    await expect(ask('eth_sendTransaction', {})).rejects.toMatchObject({ code })
  })

  test('behavior: what a Safe does not know is not handed on', async () => {
    const { ask, parent } = await provider()
    for (const method of ['wallet_switchEthereumChain', 'eth_signTransaction', 'wallet_revokePermissions']) {
      await expect(ask(method)).rejects.toMatchObject({ code: 'wallet/unsupported' })
    }
    expect(parent.asked).toEqual([])
  })

  test('behavior: an answer from another origin, to another question, or in another shape is ignored', async () => {
    const { ask, parent } = await provider()
    const answer = ask('eth_sendTransaction', {})
    await settled()
    const id = parent.asked[0]?.id
    parent.say({ id, success: true, data: { safeTxHash: '0xe711' } }, 'https://evil.example')
    for (const junk of [null, 'x', { id: 'other', success: true }, { id: 7 }]) parent.say(junk)
    parent.say({ id, success: true, data: { safeTxHash: '0x900d' } })
    parent.say({ id, success: true, data: { safeTxHash: '0x7a7e' } })
    expect(await answer).toBe('0x900d')
  })

  test('behavior: a page that does not answer is given up after 10 s, unless its owners are asked', async () => {
    const { ask, ports, parent } = await provider()
    parent.answers = {}
    await ports.clock.settle(10_000)
    const before = ports.clock.pending
    const proposed = ask('eth_sendTransaction', {})
    const read = ask('eth_accounts').catch((error: unknown) => error)
    await settled()
    expect(ports.clock.pending).toBe(before + 1)
    await ports.clock.settle(10_000)
    expect(await read).toMatchObject({ code: 'wallet/disconnected' })
    parent.say({ id: parent.asked[0]?.id, success: true, data: { safeTxHash: '0x5afe' } })
    expect(await proposed).toBe('0x5afe')
  })
})
