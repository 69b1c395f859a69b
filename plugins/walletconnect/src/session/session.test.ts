import { isRefusal } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { proposal } from './proposal.js'
import { type PairedAccount, readSession, topicOf } from './read-session.js'
import { requestFailure } from './request-failure.js'
import { eventAccounts, eventNetwork, readWalletEvent } from './wallet-events.js'

const evm = fakeNetwork('eip155')
const sol = { ...fakeNetwork('solana'), caipNetworkId: 'solana:new', deprecatedCaipNetworkId: 'solana:old' } as const
const families = [
  { namespace: 'eip155', networks: [evm], profile: { methods: ['personal_sign'], events: ['chainChanged'] } },
  { namespace: 'solana', networks: [sol], profile: undefined },
] as const

const on1 = (address: string): PairedAccount => ({ networkId: 'eip155:1', address })
const anywhere = (address: string): PairedAccount => ({ networkId: undefined, address })

describe('proposal', () => {
  test("default: the families' own lists, all networks, and the ids that some wallets still use", () => {
    expect(proposal({ families })).toEqual({
      eip155: { methods: ['personal_sign'], chains: ['eip155:1'], events: ['chainChanged'] },
      solana: { methods: [], chains: ['solana:new', 'solana:old'], events: ['accountsChanged', 'chainChanged'] },
    })
  })

  test('parameters: overrides: a host replaces a list as a whole, and adds families', () => {
    const overrides = { eip155: { methods: ['eth_sign'] }, near: { chains: ['near:mainnet'], methods: ['near_sign'] } }
    expect(proposal({ families, overrides })).toMatchObject({
      eip155: { methods: ['eth_sign'], chains: ['eip155:1'] },
      near: { methods: ['near_sign'], chains: ['near:mainnet'], events: ['accountsChanged', 'chainChanged'] },
    })
  })

  test('behavior: a family without a network is not asked for', () => {
    expect(proposal({ families: [{ namespace: 'sui', networks: [], profile: undefined }] })).toEqual({})
  })
})

describe('readSession', () => {
  const asked = proposal({ families })
  const topic = 'a'.repeat(64)
  const settled = (namespaces: unknown): unknown => ({ topic, expiry: 1, namespaces, peer: { metadata: { name: ' Phone ' } } })
  const granted = { accounts: ['eip155:1:0xa', 'eip155:1:0xb', 'eip155:1:0xa'], methods: ['personal_sign'], events: [] }

  test('default', () => {
    expect(readSession(settled({ eip155: granted }), asked)).toEqual({
      topic,
      expiry: 1,
      wallet: 'Phone',
      families: [
        {
          namespace: 'eip155',
          accounts: [on1('0xa'), on1('0xb'), on1('0xa')],
          networkIds: ['eip155:1'],
          methods: ['personal_sign'],
        },
      ],
    })
  })

  test.each([
    ['a family that nobody asked for', { cosmos: { ...granted, accounts: ['cosmos:hub:c'] } }, []],
    ['a network that nobody asked for', { eip155: { ...granted, accounts: ['eip155:99:0xa'] } }, []],
    ['a family of the prototype', { constructor: granted }, []],
    ['an account that is none', { eip155: { ...granted, accounts: ['eip155:1', '0xa', ':::', 'eip155:1:0xa:b'] } }, []],
    ['a family that is junk beside a good one', { solana: 5, eip155: granted }, ['eip155']],
  ])('behavior: refuses %s', (_, namespaces, expected) => {
    expect(readSession(settled(namespaces), asked)?.families.map(({ namespace }) => namespace)).toEqual(expected)
  })

  test('behavior: a method that nobody asked for is not granted', () => {
    const session = readSession(settled({ eip155: { ...granted, methods: ['personal_sign', 'eth_sign'] } }), asked)
    expect(session?.families[0]?.methods).toEqual(['personal_sign'])
  })

  test('behavior: anything at all is read without a throw, and grants nothing wider than asked', () => {
    fc.assert(
      fc.property(fc.anything(), (namespaces) => {
        const session = readSession(settled(namespaces), asked)
        for (const { networkIds } of session?.families ?? [])
          expect(networkIds.every((id) => id === 'eip155:1' || id.startsWith('solana:'))).toBe(true)
        expect(
          [readSession(namespaces, asked)?.topic, topicOf(namespaces)].every((one) => one === undefined || typeof one === 'string'),
        ).toBe(true)
      }),
    )
  })
})

describe('events of a wallet', () => {
  const told = (name: string, data: unknown, chainId = 'eip155:1'): unknown => ({ topic: 't', params: { event: { name, data }, chainId } })

  test.each([
    ['a number', 5, 'eip155:5'],
    ['a hex number', '0x5', 'eip155:5'],
    ['a whole id', 'eip155:5', 'eip155:5'],
    ['nothing to be read: where it came from', {}, 'eip155:1'],
  ])('behavior: chainChanged as %s', (_, data, networkId) => {
    const read = readWalletEvent(told('chainChanged', data))
    expect(read && eventNetwork(read.event, read.namespace)).toBe(networkId)
  })

  test.each([
    [['0xa'], [anywhere('0xa')]],
    [
      ['eip155:1:0xa', 'eip155:1:0xb', 'eip155:5:0xa'],
      [on1('0xa'), on1('0xb'), { networkId: 'eip155:5', address: '0xa' }],
    ],
    [[], []],
    ['0xa', undefined],
    [[5], undefined],
    [['eip155:1:'], undefined],
  ])('behavior: accountsChanged as %j', (data, accounts) => {
    const read = readWalletEvent(told('accountsChanged', data))
    expect(read && eventAccounts(read.event)).toEqual(accounts)
  })

  test('behavior: junk tells nothing', () => {
    fc.assert(fc.property(fc.anything(), (junk) => void readWalletEvent(junk)))
    expect(readWalletEvent(told('chainChanged', 1, 'eip155'))).toBeUndefined()
  })
})

describe('requestFailure', () => {
  test.each([
    [{ code: 5000, message: 'User rejected.' }, true],
    [{ code: 4001, message: '' }, true],
    ['User rejected the request', true],
    [{ code: 5002, message: 'User rejected methods.' }, true],
    [{ code: 5000, message: 'Unrecognized chain' }, false],
    [{ code: -32603, message: 'Internal' }, false],
    [undefined, false],
  ])('behavior: %j: a refusal is %s', (error, expected) => expect(isRefusal(requestFailure('Phone', error))).toBe(expected))

  test('behavior: what is no refusal stays what it is', () => {
    const error = { code: 4902, message: 'Unrecognized chain ID' }
    expect(requestFailure('Phone', error)).toBe(error)
  })
})
