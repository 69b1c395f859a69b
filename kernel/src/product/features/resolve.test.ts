import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'valibot'
import type { FeatureKey } from '../../core/open.js'
import type { FeatureDefinition } from '../../core/plugins/manifest.js'
import { productFeatures } from './defaults.js'
import { type RemoteFeatures, remoteFeatures } from './remote-features.js'
import { ignoredSettings } from './ignored-settings.js'
import { type FeatureSituation, resolveFeature } from './resolve.js'

const readRemoteFeatures = (rows: readonly unknown[]): RemoteFeatures => parse(remoteFeatures, rows)

const plain: FeatureSituation = { settings: {}, remote: undefined, isBasic: false, offByOrigin: [] }

const definitionOf = (key: string): FeatureDefinition => {
  const found = productFeatures.find((each) => each.key === key)
  if (found === undefined) throw new Error(`no definition of ${key}`)
  return found
}

const resolved = (key: FeatureKey, situation: Partial<FeatureSituation> = {}): unknown =>
  resolveFeature(definitionOf(key), { ...plain, ...situation }).value

const row = (id: string, isEnabled: unknown, config?: unknown): FeatureSituation['remote'] =>
  readRemoteFeatures([{ id, isEnabled, config }])

const socials = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']

describe('default remote features', () => {
  test.each([
    ['Swaps through one aggregator', 'swaps', ['1inch']],
    ['Onramp via one partner', 'onramp', ['meld']],
    ['Email on', 'email', true],
    ['Socials: google, x, discord, farcaster, github, apple, facebook', 'socials', socials],
    ['Activity on', 'activity', true],
    ['branding on', 'branding', true],
    ['The rest are off', 'multiWallet', false],
    ['The rest are off', 'emailCapture', false],
    ['The rest are off', 'payWithExchange', false],
    ['The rest are off', 'payments', false],
    ['The rest are off', 'reownAuthentication', false],
  ] as const)('behavior: %s: %s', (_, key, value) => {
    expect(resolved(key)).toEqual(value)
    expect(resolveFeature(definitionOf(key), plain).source).toBe('default')
  })
})

describe('default local features', () => {
  test.each([
    ['Receive and send on', 'receive', true],
    ['Receive and send on', 'send', true],
    ['Analytics on', 'analytics', true],
    ['All wallets on', 'allWallets', true],
    ['off unless the host says so', 'legalCheckbox', false],
    ['off unless the host says so', 'smartSessions', false],
    ['off unless the host says so', 'pay', false],
    ['off unless the host says so', 'collapseWallets', false],
  ] as const)('behavior: %s: %s', (_, key, value) => {
    expect(resolved(key)).toBe(value)
  })

  test.each(['receive', 'send', 'analytics', 'allWallets', 'legalCheckbox', 'smartSessions', 'pay', 'collapseWallets'] as const)(
    'behavior: the host decides %s',
    (key) => {
      expect(resolved(key, { settings: { [key]: true } })).toBe(true)
      expect(resolved(key, { settings: { [key]: false } })).toBe(false)
    },
  )

  test('behavior: the project configuration and basic mode do not reach them', () => {
    expect(resolved('send', { isBasic: true, remote: row('send', false, null) })).toBe(true)
    expect(resolved('pay', { isBasic: true, settings: { pay: true } })).toBe(true)
  })
})

describe('one switch from a project configuration', () => {
  test.each([
    ['email: enabled and the list contains the word email', 'email', row('social_login', true, ['google', 'email']), true],
    ['email: enabled without the word', 'email', row('social_login', true, ['google']), false],
    ['email: disabled', 'email', row('social_login', false, ['email']), false],
    ['socials: the list without the word email', 'socials', row('social_login', true, ['x', 'email', 'google']), ['x', 'google']],
    ['socials: every provider, in the order of the list', 'socials', row('social_login', true, socials.toReversed()), socials.toReversed()],
    ['socials: a list of email alone is off', 'socials', row('social_login', true, ['email']), false],
    ['socials: an empty list is off', 'socials', row('social_login', true, []), false],
    ['socials: disabled', 'socials', row('social_login', false, ['google']), false],
    ['socials: unknown providers and repetitions are dropped', 'socials', row('social_login', true, ['x', 'myspace', 'x']), ['x']],
    ['swaps: the providers', 'swaps', row('swap', true, ['1inch', 'other']), ['1inch', 'other']],
    ['swaps: no provider is off', 'swaps', row('swap', true, []), false],
    ['swaps: disabled', 'swaps', row('swap', false, ['1inch']), false],
    ['onramp: the providers', 'onramp', row('onramp', true, ['meld']), ['meld']],
    ['activity: enabled', 'activity', row('activity', true, []), true],
    ['activity: disabled', 'activity', row('activity', false, []), false],
    ['branding: disabled', 'branding', row('reown_branding', false, []), false],
    ['multiWallet: enabled', 'multiWallet', row('multi_wallet', true, []), true],
    ['emailCapture: enabled with an empty list is on', 'emailCapture', row('email_capture', true, []), []],
    ['emailCapture: required', 'emailCapture', row('email_capture', true, ['required']), ['required']],
    ['emailCapture: disabled', 'emailCapture', row('email_capture', false, ['required']), false],
    ['payWithExchange: enabled', 'payWithExchange', row('fund_from_exchange', true, []), true],
    ['payments: enabled', 'payments', row('payments', true, []), true],
    ['reownAuthentication: enabled', 'reownAuthentication', row('reown_authentication', true, []), true],
  ] as const)('behavior: %s', (_, key, remote, value) => {
    expect(resolved(key, { remote })).toEqual(value)
    expect(resolveFeature(definitionOf(key), { ...plain, remote }).source).toBe('remote')
  })

  test.each([
    ['a missing row is off', readRemoteFeatures([]), false],
    ['a row without config is off', row('swap', true), false],
    ['config null leaves it to the host', row('swap', true, null), ['local']],
    ['config null leaves it to the host, enabled or not', row('swap', false, null), ['local']],
    ['a wrong type of isEnabled leaves it to the host', row('swap', 'yes', ['1inch']), ['local']],
    ['a wrong type of config leaves it to the host', row('swap', true, '1inch'), ['local']],
    ['no configuration leaves it to the host', undefined, ['local']],
    ['words of a wrong type are dropped', row('swap', true, [1, '1inch', null]), ['1inch']],
  ] as const)('behavior: %s', (_, remote, value) => {
    expect(resolved('swaps', { remote, settings: { swaps: ['local'] } })).toEqual(value)
  })
})

describe('one switch from the host', () => {
  test.each([
    ['a flag set to true', 'multiWallet', true, true],
    ['a flag set to false', 'email', false, false],
    ['a flag set to a list: the default', 'email', ['email'], true],
    ['a list set to true: the default list', 'socials', true, socials],
    ['a list set to false', 'socials', false, false],
    ['a list is kept', 'socials', ['github', 'x'], ['github', 'x']],
    ['a list that names nothing known is off', 'socials', ['myspace'], false],
    ['an empty list is off', 'swaps', [], false],
    ['a list without default set to true: on with nothing extra', 'emailCapture', true, []],
    ['an empty list where that means on', 'emailCapture', [], []],
    ['words of a wrong type are dropped', 'swaps', ['a', 7, null], ['a']],
    ['a text: the default', 'swaps', 'uniswap', ['1inch']],
  ] as const)('behavior: %s', (_, key, setting, value) => {
    expect(resolved(key, { settings: { [key]: setting } })).toEqual(value)
  })
})

test.each([
  ['a flag', 'email', false],
  ['a list set to true', 'socials', true],
  ['a list', 'swaps', ['a']],
] as const)('behavior: the host is the source of %s', (_, key, setting) => {
  expect(resolveFeature(definitionOf(key), { ...plain, settings: { [key]: setting } }).source).toBe('local')
})

describe('rules that turn switches off', () => {
  test('behavior: an origin that is not allowed turns off what it names, whoever turned it on', () => {
    const situation = {
      ...plain,
      settings: { email: true },
      remote: row('social_login', true, ['email', 'x']),
      offByOrigin: ['email', 'socials'],
    }
    expect(resolveFeature(definitionOf('email'), situation)).toEqual({ value: false, source: 'origin' })
    expect(resolveFeature(definitionOf('socials'), situation)).toEqual({ value: false, source: 'origin' })
    expect(resolveFeature(definitionOf('activity'), { ...situation, remote: undefined }).value).toBe(true)
  })
})

/** Every state that a host's setting and a row of the configuration can be in. */
const localStates = { absent: undefined, true: true, false: false, list: ['x', 'email'], 'wrong type': 7 } as const
const remoteStates = {
  'no configuration': undefined,
  'no row': 'no row',
  on: { isEnabled: true, config: ['email', 'google', 'x'] },
  'on, empty': { isEnabled: true, config: [] },
  off: { isEnabled: false, config: ['email', 'google'] },
  'null config': { isEnabled: true, config: null },
  'no config': { isEnabled: true },
  'wrong enabled': { isEnabled: 1, config: ['email'] },
  'wrong config': { isEnabled: true, config: { email: true } },
} as const

interface Case {
  readonly local: keyof typeof localStates
  readonly remote: keyof typeof remoteStates
  readonly isBasic: boolean
  readonly isPay: boolean
}

/** The remote switches as the contract lists them: remote id, what `true` means, what holds by default. */
const contract = {
  email: { id: 'social_login', on: true, byDefault: true },
  socials: { id: 'social_login', on: socials, byDefault: socials },
  swaps: { id: 'swap', on: ['1inch'], byDefault: ['1inch'] },
  onramp: { id: 'onramp', on: ['meld'], byDefault: ['meld'] },
  activity: { id: 'activity', on: true, byDefault: true },
  branding: { id: 'reown_branding', on: true, byDefault: true },
  multiWallet: { id: 'multi_wallet', on: true, byDefault: false },
  emailCapture: { id: 'email_capture', on: [], byDefault: false },
  payWithExchange: { id: 'fund_from_exchange', on: true, byDefault: false },
  payments: { id: 'payments', on: true, byDefault: false },
  reownAuthentication: { id: 'reown_authentication', on: true, byDefault: false },
} as const
type RemoteKey = keyof typeof contract
const remoteKeys = Object.keys(contract) as readonly RemoteKey[]

/** Rules of the specification, sentence by sentence. */
function oracle(key: RemoteKey, { local, remote, isBasic, isPay }: Case): unknown {
  // In basic mode all remote features are off.
  if (isBasic) return false
  // When the local pay feature is on, email and social login are turned off.
  if (isPay && (key === 'email' || key === 'socials')) return false
  // They come from a remote project configuration …
  if (remote === 'no row' || remote === 'no config' || remote === 'off') return false
  const isList = Array.isArray(contract[key].on)
  if (remote === 'on' || remote === 'on, empty') {
    const isEmpty = remote === 'on, empty'
    if (key === 'email') return !isEmpty
    if (key === 'socials') return isEmpty ? false : ['google', 'x']
    if (key === 'emailCapture') return isEmpty ? [] : ['email', 'google', 'x']
    if (isList) return isEmpty ? false : ['email', 'google', 'x']
    return true
  }
  // … with local options as fallback.
  if (local === 'true') return contract[key].on
  if (local === 'false') return false
  if (local === 'list' && isList) return key === 'socials' ? ['x'] : ['x', 'email']
  return contract[key].byDefault
}

function situationOf(
  cases: Readonly<Record<RemoteKey, Pick<Case, 'local'>>>,
  { remote, isBasic, isPay }: Omit<Case, 'local'>,
): FeatureSituation {
  const ids = new Set(remoteKeys.map((key) => contract[key].id))
  const state = remoteStates[remote]
  const rows = typeof state === 'object' ? [...ids].map((id) => ({ id, ...state })) : []
  const settings = Object.fromEntries(remoteKeys.map((key) => [key, localStates[cases[key].local]]))
  return {
    settings: { ...settings, ...(isPay && { pay: true }) },
    remote: state === undefined ? undefined : readRemoteFeatures(rows),
    isBasic,
    offByOrigin: [],
  }
}

const localState = fc.constantFrom(...(Object.keys(localStates) as (keyof typeof localStates)[]))
const remoteState = fc.constantFrom(...(Object.keys(remoteStates) as (keyof typeof remoteStates)[]))
const allLocals = fc.record(Object.fromEntries(remoteKeys.map((key) => [key, fc.record({ local: localState })]))) as fc.Arbitrary<
  Record<RemoteKey, Pick<Case, 'local'>>
>

describe('every combination of switch, local, remote, basic and pay', () => {
  const combinations = remoteKeys.flatMap((key) =>
    Object.keys(localStates).flatMap((local) =>
      Object.keys(remoteStates).flatMap((remote) =>
        [true, false].flatMap((isBasic) => [true, false].map((isPay) => [key, { local, remote, isBasic, isPay } as Case] as const)),
      ),
    ),
  )

  test(`behavior: agrees with the specification in each`, () => {
    expect(combinations).toHaveLength(11 * 5 * 9 * 4)
    for (const [key, each] of combinations) {
      const locals = Object.fromEntries(remoteKeys.map((other) => [other, { local: other === key ? each.local : 'absent' }]))
      const situation = situationOf(locals as Record<RemoteKey, Pick<Case, 'local'>>, each)
      expect(resolveFeature(definitionOf(key), situation).value, `${key} ${JSON.stringify(each)}`).toEqual(oracle(key, each))
    }
  })

  test('behavior: the switches do not disturb each other, and the warning names exactly the settings that were ignored', () => {
    fc.assert(
      fc.property(allLocals, remoteState, fc.boolean(), fc.boolean(), (locals, remote, isBasic, isPay) => {
        const situation = situationOf(locals, { remote, isBasic, isPay })
        const all = new Map(remoteKeys.map((key) => [key, resolveFeature(definitionOf(key), situation)]))
        for (const key of remoteKeys) expect(all.get(key)?.value).toEqual(oracle(key, { ...locals[key], remote, isBasic, isPay }))

        const remoteWins = !['no configuration', 'null config', 'wrong enabled', 'wrong config'].includes(remote)
        const expected = remoteKeys.filter((key) => {
          const isOffByPay = isPay && (key === 'email' || key === 'socials')
          return locals[key].local !== 'absent' && (isBasic || isOffByPay || remoteWins)
        })
        expect(ignoredSettings(situation.settings, all).map((each) => each.split(' ')[0])).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })
})

describe('ignoredSettings', () => {
  test.each([
    [
      'the project configuration decides',
      { ...plain, remote: readRemoteFeatures([]), settings: { swaps: true } },
      'swaps (the project configuration decides)',
    ],
    ['basic mode', { ...plain, isBasic: true, settings: { swaps: true } }, 'swaps (off in basic mode)'],
    ['pay', { ...plain, settings: { email: true, pay: true } }, 'email (off while pay is on)'],
  ])('behavior: says why: %s', (_, situation, line) => {
    const all = new Map(productFeatures.map((each) => [each.key, resolveFeature(each, situation)]))
    expect(ignoredSettings(situation.settings, all)).toEqual([line])
  })

  test('behavior: names no setting that holds, and none that nobody made', () => {
    const settings = { email: false, send: false, swaps: ['other'] }
    const all = new Map(productFeatures.map((each) => [each.key, resolveFeature(each, { ...plain, settings })]))
    expect(ignoredSettings(settings, all)).toEqual([])
  })
})
