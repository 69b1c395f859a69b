import type { ConnectMethod, Connector, SocialProvider } from '@billfold/kernel'
import { availableSocials } from '@billfold/ui/kit'
import { describe, expect, test } from 'vitest'

import { type StepSituation, walletStep } from '../views/choose-wallet.js'
import { needsConsent } from '../views/needs-consent.js'
import { offeredMethods } from './offered-methods.js'
import { recommendedCount } from './wallet-rows.js'
import { roundedCount } from '../views/rounded-count.js'
import { nameIndex } from './name-index.js'
import { reachableOn } from './search-text.js'
import { shortName } from '@billfold/ui/kit'
import type { WalletRow } from './wallet-row.js'

const none = { featured: 0, custom: 0, injected: 0, hasEmail: false, hasSocials: false }

test.each([
  ['four when nothing else is there', none, 4],
  ['fewer beside featured ones', { ...none, featured: 3 }, 1],
  ['one place for email, one for social logins', { ...none, hasEmail: true, hasSocials: true }, 2],
  ['never fewer than none', { ...none, injected: 9 }, 0],
])('recommendedCount: %s', (_, situation, count) => expect(recommendedCount(situation)).toBe(count))

test.each([
  ['off', { isCheckboxOn: false, termsUrl: 'https://t' }, false],
  ['on, with terms', { isCheckboxOn: true, termsUrl: 'https://t' }, true],
  ['on, with a policy', { isCheckboxOn: true, privacyUrl: 'https://p' }, true],
  ['on, with nothing to agree to', { isCheckboxOn: true }, false],
])('needsConsent: %s', (_, situation, needed) => expect(needsConsent(situation)).toBe(needed))

describe('availableSocials: social logins hidden inside a messaging app: Google on iOS, X on Mac, Facebook and X on Android', () => {
  const all = ['google', 'x', 'facebook', 'apple'] as const

  test.each([
    ['ios', true, ['x', 'facebook', 'apple']],
    ['mac', true, ['google', 'facebook', 'apple']],
    ['android', true, ['google', 'apple']],
    ['windows', true, all],
    ['ios', false, all],
  ] as const)('behavior: %s, in a messaging app: %s', (os, isMessagingApp, left) => {
    expect(availableSocials(all, { os, isMessagingApp })).toEqual(left)
  })
})

describe('offeredMethods', () => {
  const method = (id: string, kind: ConnectMethod['kind']): { readonly item: ConnectMethod } => ({ item: { id, kind, label: id } })
  const methods = [method('email', 'email'), method('social', 'social'), method('google', 'social'), method('apple', 'social')]
  const inMessenger = { os: 'ios', isMessagingApp: true } as const
  const both: readonly SocialProvider[] = ['google', 'apple']
  const always = { device: inMessenger, endpoints: {}, isOn: () => true }

  test.each<[string, Parameters<typeof offeredMethods>[1], string]>([
    ['all of them in a browser', { ...always, socials: both, device: { os: 'ios', isMessagingApp: false } }, 'email social google apple'],
    ['a login that is hidden in a messaging app has no entry', { ...always, socials: both, device: inMessenger }, 'email social apple'],
    ['where no login is left, the way to all of them goes too', { ...always, socials: ['google'], device: inMessenger }, 'email'],
    ['a plugin that brings its own logins decides itself', { ...always, socials: false, device: inMessenger }, 'email social apple'],
  ])('behavior: %s', (_, situation, left) => {
    expect(offeredMethods(methods, situation).map(({ item }) => item.id)).toEqual(left.split(' '))
  })

  test.each([
    ['its switch is off', { feature: 'email' }, false],
    ['its switch is on', { feature: 'socials' }, true],
    ['the host does not name its service', { endpoint: 'relay' }, false],
    ['the host names its service', { endpoint: 'secureSite' }, true],
  ] as const)('behavior: %s: %o', (_, needs, isOffered) => {
    const entry = { item: { id: 'mine', kind: 'email', label: 'Mine', ...needs } } as const
    const situation = {
      ...always,
      socials: both,
      isOn: (key: string) => key === 'socials',
      endpoints: { secureSite: 'https://secure.example' },
    }
    expect(offeredMethods([entry], situation)).toEqual(isOffered ? [entry] : [])
  })
})

describe('nameIndex', () => {
  const items = ['Rainlum', 'Bowrain', 'Zérion', 'RAIN'].map((name) => ({ name }))
  const found = (text: string, limit?: number): readonly string[] =>
    nameIndex(items)
      .find(text, limit)
      .map(({ name }) => name)

  test.each([
    ['', ['Rainlum', 'Bowrain', 'Zérion', 'RAIN']],
    ['  rain ', ['Rainlum', 'RAIN', 'Bowrain']],
    ['zerion', ['Zérion']],
    ['ｒａｉｎ', ['Rainlum', 'RAIN', 'Bowrain']],
    ['foo', []],
    ['bow rain', ['Bowrain']],
    ['bowran', ['Bowrain']],
    ['bworain', ['Bowrain']],
    ['bowrrain', ['Bowrain']],
    ['bowxain', ['Bowrain']],
    ['bxwxain', []],
    ['xow', []],
  ])('behavior: %j', (text, names) => expect(found(text)).toEqual(names))

  test('parameters: limit', () => expect(found('rain', 1)).toEqual(['Rainlum']))

  test('behavior: on a phone only what a phone can reach', () => {
    const rows = [{ wallet: { mobile_link: 'a://' } }, { wallet: {} }, { wallet: { webapp_link: 'https://a' } }, {}]
    expect(reachableOn(rows, true)).toEqual([rows[0], rows[2], rows[3]])
    expect(reachableOn(rows, false)).toEqual(rows)
  })
})

test.each([
  [7, { count: 7, isMore: false }],
  [10, { count: 10, isMore: false }],
  [664, { count: 660, isMore: true }],
])('roundedCount: %i', (count, told) => expect(roundedCount(count)).toEqual(told))

test.each([
  ['Bowbit', 'Bowbit'],
  ['x'.repeat(32), 'x'.repeat(32)],
  ['x'.repeat(400), `${'x'.repeat(31)}…`],
])('shortName: %s', (name, short) => expect(shortName(name)).toBe(short))

describe('walletStep', () => {
  const connector = (namespace: string, type = 'ANNOUNCED'): Connector => ({ id: 'x', type, name: 'X', namespace }) as Connector
  const row = (...connectors: readonly Connector[]): WalletRow => ({ key: 'x', group: 'injected', name: 'X', connectors })

  const situation: StepSituation = {
    families: ['eip155', 'solana'],
    active: undefined,
    isConnected: () => false,
    narrowedTo: undefined,
    asksFamily: false,
  }
  const both = row(connector('solana'), connector('eip155'))

  test.each([
    ['one family connects', row(connector('eip155')), {}, 'connect'],
    ['of several the first of the app connects', both, {}, 'connect eip155'],
    ['of several the one in front connects', both, { active: 'solana' }, 'connect solana'],
    ['what is connected already comes last', both, { isConnected: ({ namespace }) => namespace === 'eip155' }, 'connect solana'],
    ['several ask which where the host wants it', both, { asksFamily: true }, 'families'],
    ['several, narrowed to one, connect', both, { narrowedTo: 'solana', asksFamily: true }, 'connect solana'],
    ['a wallet of the list is paired', row(), {}, 'pairing'],
    ['the pairing row is paired', row(connector('eip155', 'WALLET_CONNECT')), {}, 'pairing'],
  ] as const satisfies readonly (readonly [string, WalletRow, Partial<StepSituation>, string])[])(
    'behavior: %s',
    (_, one, given, expected) => {
      const step = walletStep(one, { ...situation, ...given })
      const told = step.to === 'connect' ? `connect ${step.connector.namespace}` : step.to
      expect(told.startsWith(expected)).toBe(true)
    },
  )
})
