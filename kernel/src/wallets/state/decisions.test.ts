import { fakeConnector, fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import type { ConnectorType } from '../contract/connector.js'
import { accountList, followedAccount, isSameList, authAccountType } from '../engine/account-list.js'
import { connectMethod, freshFlow, switchActions, spansSession } from '../engine/connector-facts.js'
import { connectorRows, servesRequested, withoutDuplicates } from './connector-rows.js'
import { type SwitchPlan, type SwitchSituation, switchPlan } from '../engine/switch-plan.js'
import { unsupportedNetwork } from './networks.js'

describe('switchPlan', () => {
  const open: SwitchSituation = {
    isRequested: true,
    isSame: false,
    isTargetConnected: false,
    isOtherConnected: false,
    isAuthReachable: false,
    isForced: false,
  }

  test.each<[string, Partial<SwitchSituation>, SwitchPlan]>([
    ['a switch that targets an unconfigured network raises APKT001', { isRequested: false, isForced: true }, 'alert'],
    ['the network in use already: nothing', { isSame: true, isForced: true }, 'none'],
    ['switching to a namespace with no address just sets the network', {}, 'set'],
    ['the target family is not connected but another is: the active chain is switched first', { isOtherConnected: true }, 'other-wallet'],
    ['confirmation is required for auth-connected chains', { isOtherConnected: true, isAuthReachable: true }, 'confirm'],
    ['confirmation is required when forced', { isOtherConnected: true, isForced: true }, 'confirm'],
    ['otherwise the switch view is shown', { isTargetConnected: true }, 'ask'],
    ['otherwise the switch view is shown, for another connected family too', { isTargetConnected: true, isOtherConnected: true }, 'ask'],
  ])('behavior: %s', (_, situation, plan) => expect(switchPlan({ ...open, ...situation })).toBe(plan))
})

describe('unsupportedNetwork', () => {
  test('behavior: named Unsupported Network, with empty currency and no RPC urls', () => {
    expect(unsupportedNetwork('eip155:999')).toStrictEqual({
      id: '999',
      caipNetworkId: 'eip155:999',
      chainNamespace: 'eip155',
      name: 'Unsupported Network',
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: { default: { http: [] } },
      isUnsupported: true,
    })
  })
})

describe('account types', () => {
  test.each([
    ['address matches the smart account and smart accounts are enabled', 'a', 'a', true, 'smartAccount'],
    ['the address does not match', 'a', 'b', true, 'eoa'],
    ['smart accounts are not enabled', 'a', 'a', false, 'eoa'],
    ['there is no smart account', 'a', undefined, true, 'eoa'],
  ] as const)('behavior: auth-connected, %s', (_, address, smartAccount, isEnabled, type) => {
    expect(authAccountType(address, { smartAccount, isEnabled })).toBe(type)
  })

  test('behavior: Bitcoin accounts are indexed payment 0, ordinal 1, and no others are used', () => {
    const facts = { connector: fakeConnector({ namespace: 'bip122' }), types: ['payment', 'ordinal'], hasSmartAccounts: false } as const
    const granted = [{ address: 'p', publicKey: 'k', path: 'm/0' }, { address: 'o' }, { address: 'x' }]
    expect(accountList(granted, facts)).toStrictEqual([
      { address: 'p', publicKey: 'k', path: 'm/0', type: 'payment' },
      { address: 'o', type: 'ordinal' },
    ])
  })

  test('behavior: a Bitcoin wallet that names the types is believed', () => {
    const facts = { connector: fakeConnector({ namespace: 'bip122' }), types: ['payment', 'ordinal'], hasSmartAccounts: false } as const
    const [first] = accountList([{ address: 'o', type: 'ordinal' }], facts)
    expect(first?.type).toBe('ordinal')
  })

  test('behavior: type is by default eoa', () => {
    expect(accountList([{ address: 'a' }], { connector: fakeConnector(), types: undefined, hasSmartAccounts: true })).toStrictEqual([
      { address: 'a', type: 'eoa' },
    ])
  })

  test.each([
    [true, ['eoa', 'smartAccount']],
    [false, ['eoa', 'eoa']],
  ])('behavior: the accounts of the embedded wallet, smart accounts enabled: %s', (hasSmartAccounts, types) => {
    const granted = [{ address: 'e' }, { address: 's', type: 'smartAccount' as const }]
    const connector = fakeConnector({ type: 'AUTH' })
    expect(accountList(granted, { connector, types: undefined, hasSmartAccounts }).map(({ type }) => type)).toStrictEqual(types)
  })
})

describe('followedAccount', () => {
  const [a, b, c] = [{ address: 'a' }, { address: 'b' }, { address: 'c' }] as const

  test.each([
    ['the first changed: it is the one in use', [b, a], [a, b], a, b],
    ['only others came: the one in use stays', [a, b, c], [a, b], b, b],
    ['the one in use is gone: the first', [a, c], [a, b], b, a],
    ['nothing is left', [], [a], a, undefined],
  ])('behavior: %s', (_, accounts, before, account, expected) => {
    expect(followedAccount(accounts, { accounts: before, account })).toBe(expected)
  })

  test.each([
    ['the same', [{ address: 'a', type: 'eoa' as const }], [{ address: 'a', type: 'eoa' as const }], true],
    ['another type', [{ address: 'a', type: 'eoa' as const }], [{ address: 'a', type: 'smartAccount' as const }], false],
    ['another order', [a, b], [b, a], false],
    ['one more', [a, b], [a], false],
  ])('behavior: lists compare: %s', (_, one, other, expected) => expect(isSameList(one, other)).toBe(expected))
})

describe('connectors in a list', () => {
  const eth = fakeConnector({ id: 'trust', name: 'Trust Wallet', namespace: 'eip155' })
  const sol = fakeConnector({ id: 'trust-sol', name: 'Trust', namespace: 'solana', imageUrl: 'data:x', imageId: 'i' })

  test.each([
    ['same id and chain', fakeConnector({ id: 'trust', name: 'Other' }), 1],
    ["same normalised name and chain: 'Trust Wallet' is 'Trust'", fakeConnector({ id: 'x', name: 'Trust' }), 1],
    ['same id on another chain', fakeConnector({ id: 'trust', name: 'Other', namespace: 'solana' }), 2],
    ['same name on another chain', sol, 2],
    ['another wallet', fakeConnector({ id: 'x', name: 'constructor' }), 2],
  ])('behavior: duplicates are filtered: %s', (_, other, count) => {
    const left = withoutDuplicates([eth, other])
    expect(left).toHaveLength(count)
    expect(left[0]).toBe(eth)
  })

  test('behavior: the same name over several families is one MULTI_CHAIN row with its connectors', () => {
    expect(connectorRows([eth, sol])).toStrictEqual([{ id: 'trust', type: 'MULTI_CHAIN', name: 'Trust Wallet', connectors: [eth, sol] }])
  })

  test('behavior: the auth connector stays AUTH over several families', () => {
    const auth = (['eip155', 'solana'] as const).map((namespace) => fakeConnector({ id: 'ID_AUTH', type: 'AUTH', name: 'Auth', namespace }))
    expect(connectorRows(auth)[0]?.type).toBe('AUTH')
  })

  test('behavior: a wallet of one family keeps its type and its image', () => {
    expect(connectorRows([sol])).toStrictEqual([
      { id: 'trust-sol', type: 'INJECTED', name: 'Trust', imageUrl: 'data:x', imageId: 'i', connectors: [sol] },
    ])
  })

  test.each([
    ['no limit', undefined, true],
    ['one of its networks is requested', ['bip122:main', 'bip122:test'] as const, true],
    ['none of its networks is requested', ['bip122:test'] as const, false],
  ])('behavior: the Bitcoin connector must support a requested chain: %s', (_, networkIds, expected) => {
    const connector = fakeConnector({ namespace: 'bip122', ...(networkIds && { networkIds }) })
    expect(servesRequested(connector, [fakeNetwork('bip122', { id: 'main' }), fakeNetwork('eip155')])).toBe(expected)
  })
})

describe('data tables', () => {
  test.each<[ConnectorType, boolean, string]>([
    ['WALLET_CONNECT', true, 'mobile'],
    ['WALLET_CONNECT', false, 'qrcode'],
    ['AUTH', false, 'email'],
    ['INJECTED', true, 'browser'],
    ['ANNOUNCED', false, 'browser'],
    ['EXTERNAL', false, 'browser'],
    ['MULTI_CHAIN', false, 'browser'],
  ])('behavior: CONNECT_SUCCESS of %s (deep link: %s) carries method %s', (type, hasDeepLink, method) => {
    expect(connectMethod(type, hasDeepLink)).toBe(method)
  })

  test('behavior: switching to a connected or active connection reconnects, to a disconnected one starts fresh', () => {
    expect(switchActions).toStrictEqual({ current: 'reconnect', standby: 'reconnect', ended: 'start' })
  })

  test.each<[ConnectorType, string | undefined, string]>([
    ['AUTH', 'google', 'social'],
    ['AUTH', undefined, 'email'],
    ['WALLET_CONNECT', 'google', 'walletConnect'],
    ['INJECTED', undefined, 'external'],
    ['ANNOUNCED', undefined, 'external'],
    ['EXTERNAL', undefined, 'external'],
  ])('behavior: a fresh flow of %s (social: %s) is %s', (type, social, flow) => expect(freshFlow(type, social)).toBe(flow))

  test.each<[ConnectorType, 'family' | 'session' | undefined, boolean]>([
    ['WALLET_CONNECT', undefined, true],
    ['AUTH', undefined, true],
    ['INJECTED', undefined, false],
    ['INJECTED', 'session', true],
    ['WALLET_CONNECT', 'family', false],
  ])('behavior: %s that spans %s ends everywhere: %s', (type, spans, expected) => {
    expect(spansSession(fakeConnector({ type, ...(spans && { spans }) }))).toBe(expected)
  })
})
