import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Key } from '../../core/services/key.js'
import type { PreviewedRequest, RequestPreview, RpcMethodLists, RpcMethods } from '../open.js'
import { RpcGuard } from './guard.js'
import { previewRequest } from './preview-request.js'
import { type RpcCall, type RpcClass, classify as classifyBy } from './policy.js'

/** The lists of two families, as their plugins give them. */
const lists: readonly RpcMethods[] = [
  { namespace: 'eip155', safe: ['eth_call', 'eth_accounts'], ask: ['personal_sign', 'eth_sendTransaction'] },
  { namespace: 'solana', safe: ['getBalance'], ask: ['solana_signMessage'] },
]
const needApproval = lists.flatMap(({ namespace, ask = [] }) => ask.map((method) => [namespace, method] as const))
const nothingMore = (): undefined => undefined
const classify = (call: RpcCall, entries: readonly RpcMethods[] = []): RpcClass => classifyBy(call, [...lists, ...entries], nothingMore)
const guardOf = (entries: readonly RpcMethods[]): RpcGuard => new RpcGuard({ entries: () => entries, find: nothingMore })

const family = fc.constantFrom('eip155', 'solana', 'polkadot', 'doge')
const method = fc.oneof(fc.constantFrom(...needApproval.map(([, name]) => name), 'eth_call', 'getBalance', 'doge_bark'), fc.string())
const anyEntry = fc.record({ namespace: family, safe: fc.array(method), ask: fc.array(method) }) as fc.Arbitrary<RpcMethods>

describe('wallet RPC methods', () => {
  test.each([
    ['eip155', 'eth_call', 'safe'],
    ['solana', 'getBalance', 'safe'],
    ['eip155', 'personal_sign', 'ask'],
    ['solana', 'solana_signMessage', 'ask'],
  ])('default: %s %s is %s', (namespace, name, expected) => {
    expect(classify({ namespace, method: name })).toBe(expected)
  })

  test.each([
    ['a method that nothing names', 'eip155', 'eth_sign'],
    ['a node method that changes the node', 'eip155', 'debug_setHead'],
    ['a method of another family', 'solana', 'eth_call'],
    ['an approval of another family', 'eip155', 'solana_signMessage'],
    ['another spelling', 'eip155', 'ETH_CALL'],
    ['a space around it', 'eip155', ' eth_call'],
    ['a family without methods', 'polkadot', 'eth_call'],
    ['an unknown family', 'doge', 'eth_call'],
    ['a name of the prototype', 'eip155', 'constructor'],
    ['an empty name', 'eip155', ''],
  ])('behavior: %s is refused', (_, namespace, name) => {
    expect(classify({ namespace, method: name })).toBe('refused')
  })

  test.each([undefined, null, 1, {}, ['eth_call'], Symbol('eth_call')])('parameters: %o as a method is refused', (value) => {
    expect(classify({ namespace: 'eip155', method: value as string })).toBe('refused')
    expect(classify({ namespace: value as string, method: 'eth_call' })).toBe('refused')
  })
})

describe('entries of plugins', () => {
  test('behavior: an entry allows what nothing named', () => {
    const entries: readonly RpcMethods[] = [{ namespace: 'polkadot', safe: ['polkadot_read'], ask: ['polkadot_sign'] }]
    expect(classify({ namespace: 'polkadot', method: 'polkadot_read' }, entries)).toBe('safe')
    expect(classify({ namespace: 'polkadot', method: 'polkadot_sign' }, entries)).toBe('ask')
    expect(classify({ namespace: 'cosmos', method: 'polkadot_read' }, entries)).toBe('refused')
  })

  test('behavior: an entry may be stricter than the family', () => {
    expect(classify({ namespace: 'eip155', method: 'eth_accounts' }, [{ namespace: 'eip155', ask: ['eth_accounts'] }])).toBe('ask')
  })

  test('behavior: of two entries the stricter one holds', () => {
    const entries: readonly RpcMethods[] = [
      { namespace: 'sui', safe: ['sui_sign'] },
      { namespace: 'sui', ask: ['sui_sign'] },
    ]
    expect(classify({ namespace: 'sui', method: 'sui_sign' }, entries)).toBe('ask')
  })

  test.each(needApproval)('behavior: no entry makes %s %s safe, not even for another family', (namespace, name) => {
    const entries = ['eip155', 'solana', 'polkadot'].map((other) => ({ namespace: other, safe: [name] }) as RpcMethods)
    for (const { namespace: other } of entries) expect(classify({ namespace: other, method: name }, entries)).toBe('ask')
    expect(classify({ namespace, method: name }, entries)).toBe('ask')
  })

  test('behavior: a list that is a text names nothing', () => {
    const entry = { namespace: 'sui', safe: 'sui_read', ask: 'sui_sign' } as never as RpcMethods
    expect(classify({ namespace: 'sui', method: 'sui_read' }, [entry])).toBe('refused')
    expect(classify({ namespace: 'sui', method: 'sui_sign' }, [entry])).toBe('refused')
  })

  test.each([null, undefined, 7, {}, [], { namespace: 'eip155' }])('behavior: the entry %o names nothing and breaks nothing', (entry) => {
    expect(classify({ namespace: 'eip155', method: 'eth_call' }, [entry as never])).toBe('safe')
    expect(classify({ namespace: 'eip155', method: 'eth_sign' }, [entry as never])).toBe('refused')
  })

  test('behavior: whatever entries there are, none is laxer than the family, and what nothing names is refused', () => {
    fc.assert(
      fc.property(family, method, fc.array(anyEntry), (namespace, name, entries) => {
        const before = classify({ namespace, method: name })
        const after = classify({ namespace, method: name }, entries)
        const isNamed = entries.some((each) => each.namespace === namespace && [...(each.safe ?? []), ...(each.ask ?? [])].includes(name))
        const isApproval = needApproval.some(([, each]) => each === name)
        const legal = before === 'ask' ? ['ask'] : isNamed || before === 'safe' ? ['safe', 'ask'] : ['refused']
        expect(legal).toContain(after)
        expect(isApproval && after === 'safe').toBe(false)
      }),
    )
  })
})

describe('lists in the code of a plugin', () => {
  const key = 'chain.wallet-methods:sui' as Key<RpcMethodLists>
  const entries: readonly RpcMethods[] = [
    { namespace: 'sui', more: key },
    { namespace: 'sui', safe: ['sui_read', 'sui_sign'] },
  ]

  test('default: they count as those of the entry', () => {
    const find = (): RpcMethodLists => ({ safe: ['sui_peek'], ask: ['sui_sign'] })
    const found = (name: string): RpcClass => classifyBy({ namespace: 'sui', method: name }, entries, find)
    expect(['sui_peek', 'sui_read', 'sui_sign', 'sui_burn'].map(found)).toEqual(['safe', 'safe', 'ask', 'refused'])
  })

  test('behavior: while they are not loaded, nothing of their family is safe', () => {
    expect(classifyBy({ namespace: 'sui', method: 'sui_read' }, [...lists, ...entries], nothingMore)).toBe('ask')
    expect(classifyBy({ namespace: 'sui', method: 'sui_peek' }, [...lists, ...entries], nothingMore)).toBe('refused')
    expect(classifyBy({ namespace: 'eip155', method: 'eth_call' }, [...lists, ...entries], nothingMore)).toBe('safe')
  })
})

describe('RpcGuard', () => {
  test('default', () => {
    const guard = guardOf(lists)
    expect(guard.check('eip155', 'eth_call')).toBe('safe')
    expect(guard.check('eip155', 'personal_sign')).toBe('ask')
    expect(guard.classify('eip155', 'eth_sign')).toBe('refused')
  })

  test("behavior: a disallowed call gives 'Requested RPC call is not allowed'", () => {
    expect(() => guardOf(lists).check('eip155', 'eth_sign')).toThrow(
      expect.objectContaining({
        code: 'rpc/not-allowed',
        message: 'Requested RPC call is not allowed',
        context: { namespace: 'eip155', method: 'eth_sign' },
        remedy: "Let a plugin list eth_sign for eip155 in its slot entry 'rpc.methods'.",
      }),
    )
  })

  test('behavior: an entry counts from when it comes until it goes', () => {
    const entries: RpcMethods[] = []
    const guard = guardOf(entries)
    expect(guard.classify('sui', 'sui_read')).toBe('refused')
    entries.push({ namespace: 'sui', safe: ['sui_read'] })
    expect(guard.check('sui', 'sui_read')).toBe('safe')
    entries.pop()
    expect(guard.classify('sui', 'sui_read')).toBe('refused')
  })

  test('parameters: junk as a method is refused with the same code', () => {
    expect(() => guardOf(lists).check('eip155', Symbol('x') as never)).toThrow(
      expect.objectContaining({ code: 'rpc/not-allowed', context: { namespace: 'eip155', method: 'symbol' } }),
    )
  })
})

describe('showing a request first', () => {
  const key = (name: string): Key<RequestPreview> => name as Key<RequestPreview>
  const request = { namespace: 'eip155', method: 'eth_sendTransaction', params: [], session: {} } as unknown as PreviewedRequest
  const shown = (entries: readonly RpcMethods[], says: Readonly<Record<string, boolean>>) => {
    const seen: string[] = []
    const load = async (name: Key<RequestPreview>): Promise<RequestPreview> => {
      const answer = says[name]
      if (answer === undefined) throw new Error(`${name} does not load`)
      return { confirm: async (asked) => (seen.push(`${name} ${asked.method}`), answer) }
    }
    return { seen, answer: previewRequest(request, entries, load) }
  }
  const entry = (name: string, more: Partial<RpcMethods> = {}): RpcMethods => ({
    ...{ namespace: 'eip155', ask: ['eth_sendTransaction'], preview: key(name) },
    ...more,
  })

  test('default: whoever shows the method is asked, and one no is enough', async () => {
    const { seen, answer } = shown([entry('first'), entry('second'), entry('third')], { first: true, second: false, third: true })
    expect([await answer, seen]).toEqual([false, ['first eth_sendTransaction', 'second eth_sendTransaction']])
  })

  test('behavior: nobody shows what no entry names, of another family, or of another method', async () => {
    const { seen, answer } = shown([...lists, entry('other', { namespace: 'solana' }), entry('signs', { ask: ['personal_sign'] })], {})
    expect([await answer, seen]).toEqual([true, []])
  })

  test('behavior: what cannot be shown is not asked for', async () => {
    await expect(shown([entry('gone')], {}).answer).rejects.toThrow('gone does not load')
  })
})
