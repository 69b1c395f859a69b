import { type FakePorts, type FakeRequest, fakeNetwork, fakePorts, networkFaults, noLeaks } from '@billfold/test/fakes'
import * as fc from 'fast-check'
import { string } from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ClockPort, Http, type Network, isBillfoldError } from '../../src/index.js'
import { lateParts } from '../../testing/late-parts.js'
import type { NodeCall } from './json-rpc.js'
import type { NodeProtocol } from './node-protocol.js'
import { Nodes } from './nodes.js'

beforeAll(lateParts)

interface Asked {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

const network = fakeNetwork('eip155', { id: 31_337, rpcUrls: { default: { http: ['https://public.example/rpc'] } } })
const head: NodeCall = { method: 'eth_blockNumber', params: [] }
const balance: NodeCall = { method: 'eth_getBalance', params: ['0xabc', 'latest'] }
const raw: NodeCall = { method: 'eth_sendRawTransaction', params: ['0x02'] }

/** A protocol with batches and a proof, as EVM has it. */
const protocol: NodeProtocol = {
  namespace: 'eip155',
  proof: { method: 'eth_chainId' },
  networkOf: (answer) => (typeof answer === 'string' && /^0x[0-9a-f]+$/.test(answer) ? `eip155:${BigInt(answer)}` : undefined),
  takesBatches: true,
  sentOnce: new Set([raw.method]),
}

interface World {
  readonly ports: FakePorts
  readonly nodes: Nodes
  readonly own: readonly string[]
}

function world(
  own: readonly string[] = ['https://own.example/rpc'],
  cloud?: string,
  { clockOf = (clock) => clock, spoken = protocol }: { clockOf?: (clock: ClockPort) => ClockPort; spoken?: NodeProtocol } = {},
): World {
  const ports = fakePorts()
  const http = new Http({
    ports,
    endpoints: cloud === undefined ? {} : { blockchain: cloud },
    nodes: () => [...own, ...network.rpcUrls.default.http],
    projectId: 'p1',
    sdkType: 'billfold',
    sdkVersion: 'html-1.0.0',
  })
  return {
    ports,
    own,
    nodes: new Nodes(spoken, { http, clock: clockOf(ports.clock), options: { rpcUrls: { 'eip155:31337': own } }, uuid: ports.uuid }),
  }
}

/** Timers end a little early, as they do in browsers, and time goes on between two looks. */
function restlessClock(clock: ClockPort, look: number): ClockPort {
  let looks = 0
  return {
    now: () => clock.now(),
    idle: (run) => clock.idle(run),
    monotonic: () => clock.monotonic() + look * looks++,
    after: (milliseconds, run) => clock.after(Math.max(0.1, milliseconds - 0.9), run),
  }
}

function asked({ body = '' }: FakeRequest): readonly Asked[] {
  return [JSON.parse(body) as Asked | readonly Asked[]].flat()
}

/** Answers of a node to each question: its method, unless told otherwise. */
function node(said: Readonly<Record<string, unknown>> = {}, chainId = '0x7a69') {
  return (request: FakeRequest): { readonly json: unknown } => {
    const rows = asked(request).map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_chainId' ? chainId : (said[method] ?? method),
    }))
    return { json: rows.length === 1 ? rows[0] : rows.toReversed() }
  }
}

async function ended<T>({ ports }: World, answer: Promise<T>): Promise<T | unknown> {
  const end = answer.catch((error: unknown) => error)
  await ports.clock.advanceToIdle()
  return end
}

const of = ({ nodes }: World, wanted: Network = network) => ({
  ask: <T>(call: NodeCall<T>, signal?: AbortSignal): Promise<T> => nodes.ask(wanted, call, signal),
})

const methods = ({ ports }: World): readonly (readonly string[])[] =>
  ports.fetch.requests.map((each) => asked(each).map(({ method }) => method))
const hosts = ({ ports }: World): readonly string[] => ports.fetch.requests.map(({ host }) => host)

describe('reading a network', () => {
  test('behavior: questions of one moment travel together, equal ones are asked once, and the network is proven on the way', async () => {
    const it = world()
    it.ports.fetch.route('own.example', node())
    const answers = Promise.all([of(it).ask(head), of(it).ask(balance), of(it).ask(head)])
    expect(await ended(it, answers)).toEqual(['eth_blockNumber', 'eth_getBalance', 'eth_blockNumber'])
    expect(methods(it)).toEqual([['eth_chainId', 'eth_blockNumber', 'eth_getBalance']])
    expect(it.ports.fetch.requests[0]?.headers).toEqual({ 'Content-Type': 'application/json' })
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
    expect(methods(it)[1]).toEqual(['eth_blockNumber'])
    expect(it.ports.leaks()).toEqual({ ...noLeaks, channels: it.ports.leaks().channels })
  })

  test('behavior: a node without batches is asked one by one from then on', async () => {
    const it = world()
    it.ports.fetch.route('own.example', (request) =>
      asked(request).length > 1 ? { json: { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'no batches' } } } : node()(request),
    )
    expect(await ended(it, Promise.all([of(it).ask(head), of(it).ask(balance)]))).toEqual(['eth_blockNumber', 'eth_getBalance'])
    expect(methods(it).slice(1)).toEqual([['eth_chainId'], ['eth_blockNumber'], ['eth_getBalance']])
  })

  test('behavior: what a node says no to is told with its code, reason and data, and no other node is asked', async () => {
    const it = world()
    const error = { code: 3, message: 'execution reverted: too little', data: '0x08c379a0' }
    it.ports.fetch.route('own.example', (request) => ({
      json: asked(request).map(({ id, method }) => (method === 'eth_chainId' ? { id, result: '0x7a69' } : { id, error })),
    }))
    expect(await ended(it, of(it).ask(balance))).toMatchObject({
      code: 'node/failed',
      message: 'execution reverted: too little',
      context: { code: 3, data: '0x08c379a0' },
    })
    expect(hosts(it)).toEqual(['own.example'])
  })

  test('behavior: a no without an id is the answer to the one question that has no other: Ganache 7 writes null for some', async () => {
    const it = world()
    const no = { jsonrpc: '2.0', id: null, error: { code: -32000, message: 'execution reverted: too little' } }
    it.ports.fetch.route('own.example', (request) => {
      const rows = asked(request).map(({ id, method }) => (method === 'eth_chainId' ? { id, result: '0x7a69' } : no))
      return { json: rows.length === 1 ? rows[0] : rows }
    })
    for (const count of [1, 2]) {
      expect(await ended(it, of(it).ask(balance))).toMatchObject({ code: 'node/failed', message: 'execution reverted: too little' })
      expect(hosts(it)).toHaveLength(count)
    }
    expect(it.ports.fetch.requests.flatMap(asked).map(({ id }) => id)).toEqual([1, 2, 1])
  })

  test('behavior: the last of those who wait calls the request off', async () => {
    const it = world()
    it.ports.fetch.route('own.example', 'hang')
    const first = new AbortController()
    const second = new AbortController()
    const answers = [of(it).ask(head, first.signal), of(it).ask(head, second.signal)].map((each) => each.catch((error: unknown) => error))
    await it.ports.clock.settle(10)
    expect(it.ports.fetch.inFlight()).toBe(1)
    first.abort('one')
    await it.ports.clock.settle()
    expect(it.ports.fetch.inFlight()).toBe(1)
    second.abort('two')
    await it.ports.clock.settle()
    expect(it.ports.fetch.inFlight()).toBe(0)
    expect(await Promise.all(answers)).toEqual(['one', 'two'])
  })

  test.each<[what: string, said: unknown]>([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['null', null],
    ['another id', { jsonrpc: '2.0', id: 7, result: '0x1' }],
    ['neither result nor error', { jsonrpc: '2.0', id: 1 }],
  ])('behavior: %s is no answer, and the next node is asked', async (_, said) => {
    const it = world()
    it.ports.fetch.route('own.example', { json: said }).route('public.example', node())
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
  })
})

describe('what no node should say', () => {
  const anyRow = fc.record(
    { jsonrpc: fc.jsonValue(), id: fc.oneof(fc.constantFrom(0, 1, 2), fc.jsonValue()), result: fc.jsonValue(), error: fc.jsonValue() },
    { requiredKeys: [] },
  )
  const anything = fc.oneof(fc.jsonValue(), anyRow, fc.array(anyRow, { maxLength: 4 }))

  test('behavior: whatever it is, the question ends with an answer or with an error of ours', async () => {
    const ends = async (said: unknown): Promise<boolean> => {
      const it = world(['https://public.example/rpc'])
      it.ports.fetch.route('public.example', { json: said })
      const end = await ended(it, of(it).ask(head))
      return !(end instanceof Error) || isBillfoldError(end)
    }
    await expect(fc.assert(fc.asyncProperty(anything, ends), { numRuns: 150 })).resolves.toBeUndefined()
  })

  test.each(Object.keys(networkFaults) as (keyof typeof networkFaults)[])(
    'behavior: a node that answers with %s is passed over',
    async (fault) => {
      const it = world()
      it.ports.fetch.route('own.example', fault).route('public.example', node())
      expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
    },
  )
})

describe('which node is asked', () => {
  test("behavior: the host's own, and the public one of the network only when it fails", async () => {
    const it = world()
    it.ports.fetch.route('own.example', { status: 500 }).route('public.example', node())
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
    expect(hosts(it)).toEqual(['own.example', 'public.example'])
    await ended(it, of(it).ask(head))
    expect(hosts(it)[2], 'one that failed stands behind the others for a while').toBe('public.example')
    it.ports.clock.advance(30_000)
    await ended(it, of(it).ask(head))
    expect(hosts(it)[3]).toBe('own.example')
  })

  test('behavior: the cloud only when its endpoint is named, and for the networks that it says it knows', async () => {
    const it = world([], 'https://cloud.example')
    it.ports.fetch
      .route('cloud.example/v1/?', node())
      .route('supported-chains', { json: { http: ['eip155:31337'], ws: [] } })
      .route('public.example', node())
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
    const [, question] = it.ports.fetch.requests
    expect(question).toMatchObject({ path: '/v1/', headers: { 'Content-Type': 'text/plain' } })
    expect(question?.query).toMatchObject({ chainId: 'eip155:31337', projectId: 'p1' })
  })

  test.each([
    ['a network that the cloud does not know', { json: { http: ['eip155:1'], ws: [] } }],
    ['a cloud that cannot be asked', 'unavailable'],
  ] as const)('behavior: %s is read from its own nodes', async (_, answer) => {
    const it = world([], 'https://cloud.example')
    it.ports.fetch.route('supported-chains', answer).route('public.example', node())
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
    expect(hosts(it)).toEqual(['cloud.example', 'public.example'])
  })

  test('behavior: a network that nobody names a node of cannot be read', async () => {
    const it = world([])
    for (const http of [[], ['https://unnamed.example']]) {
      const unnamed = { ...network, rpcUrls: { default: { http } } }
      expect(it.nodes.has(unnamed)).toBe(false)
      await expect(of(it, unnamed).ask(head)).rejects.toMatchObject({ code: 'node/no-node', context: { network: 'eip155:31337' } })
    }
  })
})

describe('a node of another network', () => {
  test('behavior: nothing that it says is used, and the next one is asked', async () => {
    const it = world()
    it.ports.fetch.route('own.example', node({}, '0x1')).route('public.example', node())
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
    await ended(it, of(it).ask(head))
    expect(hosts(it)).toEqual(['own.example', 'public.example', 'public.example'])
  })

  test('behavior: when there is no other, the network is marked, and its nodes are asked again after a while', async () => {
    const it = world()
    it.ports.fetch.route('example', node({}, '0x1'))
    const error = await ended(it, of(it).ask(head))
    expect(error).toMatchObject({ code: 'node/wrong-network', context: { asked: 'eip155:31337', found: 'eip155:1' } })
    expect(await ended(it, of(it).ask(head))).toMatchObject({ code: 'node/wrong-network' })
    expect(await ended(it, it.nodes.confirm(network))).toMatchObject({ code: 'node/wrong-network' })
    expect(hosts(it)).toHaveLength(2)
    it.ports.clock.advance(30_000)
    it.ports.fetch.route('example', node())
    expect(await ended(it, it.nodes.confirm(network))).toBeUndefined()
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
  })
})

describe('before something is sent', () => {
  test('behavior: every node is asked of which network it is, though nobody has read yet', async () => {
    const it = world()
    it.ports.fetch.route('example', node({}, '0x1'))
    expect(await ended(it, it.nodes.confirm(network))).toMatchObject({ code: 'node/wrong-network', context: { host: 'own.example' } })
    expect(methods(it)).toEqual([['eth_chainId'], ['eth_chainId']])
  })

  test('behavior: one that proves it is enough, and is not asked again', async () => {
    const it = world()
    it.ports.fetch.route('own.example', node({}, '0x1')).route('public.example', node())
    expect(await ended(it, it.nodes.confirm(network))).toBeUndefined()
    const before = hosts(it).length
    expect(await ended(it, it.nodes.confirm(network))).toBeUndefined()
    expect(hosts(it)).toHaveLength(before)
  })

  test.each(['offline', 'hang', 'unavailable'] as const)(
    'behavior: nodes that cannot be asked (%s) say nothing, within 3 s',
    async (fault) => {
      const it = world()
      it.ports.fetch.route('example', fault)
      const before = it.ports.clock.monotonic()
      const end = it.nodes.confirm(network).then(() => it.ports.clock.monotonic() - before)
      expect(await ended(it, end)).toBeLessThanOrEqual(3_000)
    },
  )

  test('behavior: without a node nobody is asked', async () => {
    const it = world([])
    await it.nodes.confirm({ ...network, rpcUrls: { default: { http: [] } } })
    expect(hosts(it)).toEqual([])
  })
})

describe('a protocol without batches', () => {
  const plain: NodeProtocol = { namespace: 'eip155', proof: { method: 'eth_chainId' }, networkOf: (answer) => protocol.networkOf?.(answer) }

  test('behavior: each call goes alone and at once, after one proof for all', async () => {
    const it = world(undefined, undefined, { spoken: plain })
    it.ports.fetch.route('own.example', node())
    expect(await ended(it, Promise.all([of(it).ask(head), of(it).ask(balance), of(it).ask(head)]))).toHaveLength(3)
    expect(methods(it)).toEqual([['eth_chainId'], ['eth_blockNumber'], ['eth_getBalance'], ['eth_blockNumber']])
  })

  test('behavior: nodes that prove nothing are believed as they are named', async () => {
    const it = world(undefined, undefined, { spoken: { namespace: 'eip155' } })
    it.ports.fetch.route('own.example', node())
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
    await it.nodes.confirm(network)
    expect(methods(it)).toEqual([['eth_blockNumber']])
  })

  test('behavior: an answer of another shape is none, and the next node is asked', async () => {
    const it = world()
    it.ports.fetch.route('own.example', node({ eth_blockNumber: 7 })).route('public.example', node())
    expect(await ended(it, of(it).ask({ ...head, schema: string() }))).toBe('eth_blockNumber')
    expect(hosts(it)).toContain('public.example')
  })
})

describe('a node that has too much to do', () => {
  test('behavior: is asked again after 1, 2 and 4 s with jitter, at most three times', async () => {
    const it = world(['https://own.example/rpc', 'https://public.example/rpc'])
    it.ports.fetch.route('example', { status: 429 })
    const before = it.ports.clock.monotonic()
    expect(await ended(it, of(it).ask(head))).toMatchObject({ code: 'http/status', context: { status: 429 } })
    expect(hosts(it)).toHaveLength(2 * 4)
    const waited = it.ports.clock.monotonic() - before
    expect(waited).toBeGreaterThanOrEqual(7_000)
    expect(waited).toBeLessThan(9_000)
  })

  test('behavior: is left alone as long as it says, and answers then', async () => {
    const it = world(['https://public.example/rpc'])
    it.ports.fetch.route('public.example', { status: 429, headers: { 'retry-after': '30' } }, node())
    const answer = of(it).ask(head)
    await it.ports.clock.settle(29_000)
    expect(hosts(it)).toHaveLength(1)
    expect(await ended(it, answer)).toBe('eth_blockNumber')
  })

  test.each([[0], [0.2], [0.4]])('behavior: answers after a timer that ends early, each look at the clock %s ms later', async (look) => {
    const it = world(['https://public.example/rpc'], undefined, { clockOf: (clock) => restlessClock(clock, look) })
    it.ports.fetch.route('public.example', { status: 429, headers: { 'retry-after': '1' } }, node())
    expect(await ended(it, of(it).ask(head))).toBe('eth_blockNumber')
    expect(hosts(it)).toHaveLength(2)
  })

  test('behavior: who asks meanwhile waits too, and hears that it was too busy', async () => {
    const it = world(['https://public.example/rpc'])
    it.ports.fetch.route('public.example', { status: 429, headers: { 'retry-after': '61' } })
    await ended(it, of(it).ask(head))
    expect(await ended(it, of(it).ask(balance))).toMatchObject({ code: 'http/status', context: { status: 429 } })
    expect(hosts(it)).toHaveLength(1)
  })

  test('behavior: one that wants to be left alone for longer than a minute is not waited for', async () => {
    const it = world(['https://public.example/rpc'])
    it.ports.fetch.route('public.example', { status: 429, headers: { 'retry-after': '61' } })
    expect(await ended(it, of(it).ask(head))).toMatchObject({ context: { status: 429 } })
    expect(hosts(it)).toHaveLength(1)
  })
})

describe('what was sent is never sent again', () => {
  test('behavior: a signed transaction goes alone, to one node that has proven itself', async () => {
    const it = world()
    it.ports.fetch.route('own.example', node())
    expect(await ended(it, Promise.all([of(it).ask(raw), of(it).ask(head), of(it).ask(raw)]))).toHaveLength(3)
    const sent = methods(it).filter((each) => each.includes('eth_sendRawTransaction'))
    expect(sent, 'two equal ones are two requests').toEqual([['eth_sendRawTransaction'], ['eth_sendRawTransaction']])
  })

  test.each([['failed'], ['429']])('behavior: after a node %s nobody else gets it, and it is not repeated', async (what) => {
    const it = world()
    it.ports.fetch
      .route('own.example', (request) =>
        asked(request)[0]?.method === 'eth_chainId' ? node()(request) : { status: what === '429' ? 429 : 500 },
      )
      .route('public.example', node())
    expect(await ended(it, of(it).ask(raw))).toMatchObject({ code: 'http/status' })
    expect(methods(it)).toEqual([['eth_chainId'], ['eth_sendRawTransaction']])
  })

  test('behavior: a node that is down before it was sent anything is passed over', async () => {
    const it = world()
    it.ports.fetch.route('own.example', 'offline').route('public.example', node())
    expect(await ended(it, of(it).ask(raw))).toBe('eth_sendRawTransaction')
  })
})

describe('nodes that speak REST', () => {
  const spoken: NodeProtocol = {
    ...protocol,
    isRest: true,
    takesBatches: false,
    proof: { method: 'GET v2/info' },
    networkOf: (answer) => `eip155:${String((answer as { readonly id?: unknown }).id)}`,
    sentOnce: new Set(['POST v2/sent']),
  }
  const own = ['https://own.example/nodes/']
  const rest = (): World => {
    const it = world(own, 'https://cloud.example', { spoken })
    it.ports.fetch.route('GET https://own.example/nodes/v2/info', { json: { id: 31_337 } })
    return it
  }

  test('behavior: a question is a path below the address of the node, and what is posted is JSON', async () => {
    const it = rest()
    it.ports.fetch
      .route('GET https://own.example/nodes/v2/held', { json: '12' })
      .route('POST https://own.example/nodes/v2/sent', (request) => ({ json: JSON.parse(request.body ?? '') as unknown }))
    expect(await ended(it, it.nodes.ask(network, { method: 'GET v2/held', schema: string() }))).toBe('12')
    expect(await ended(it, it.nodes.ask(network, { method: 'POST v2/sent', params: { tx: 'ab' } }))).toEqual({ tx: 'ab' })
    expect(it.ports.fetch.requests.map(({ host }) => host)).not.toContain('cloud.example')
  })

  test('behavior: a node that says no has answered, and nobody else is asked', async () => {
    const it = rest()
    it.ports.fetch.route('v2/held', { status: 404 })
    const code = 404
    expect(await ended(it, it.nodes.ask(network, { method: 'GET v2/held' }))).toMatchObject({ code: 'node/failed', context: { code } })
    expect(hosts(it)).not.toContain('public.example')
  })

  test.each([[500], [429]])('behavior: one that fails with %d is followed by the next', async (status) => {
    const it = rest()
    it.ports.fetch
      .route('own.example/nodes/v2/held', { status })
      .route('public.example/v2/info', { json: { id: 31_337 } })
      .route('public.example/v2/held', { json: '7' })
    expect(await ended(it, it.nodes.ask(network, { method: 'GET v2/held' }))).toBe('7')
  })

  test('behavior: one that cannot be reached is an error, and one of another network is not believed', async () => {
    const it = rest()
    it.ports.fetch.route('own.example', 'offline').route('public.example/v2/info', { json: { id: 1 } })
    expect(await ended(it, it.nodes.ask(network, { method: 'GET v2/held' }))).toMatchObject({ code: 'node/wrong-network' })
  })
})
