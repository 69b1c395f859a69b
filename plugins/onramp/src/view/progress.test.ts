import { describe, expect, test } from 'vitest'
import { de } from '../messages/de.js'
import { en } from '../messages/en.js'
import { type ProgressFacts, type ProgressState, progressState } from './progress-state.js'
import { progressWords } from './progress-words.js'

const open: ProgressFacts = {
  ...{ hasOrder: true, opening: 'open', isClosed: false, status: 'created', outcome: undefined, isSilent: false, isSlow: false },
}

describe('progressState', () => {
  test.each<[ProgressState, Partial<ProgressFacts>]>([
    ['waiting', {}],
    ['none', { hasOrder: false, opening: 'idle' }],
    ['asking', { hasOrder: false, opening: 'asking' }],
    ['openFailed', { hasOrder: false, opening: 'failed' }],
    ['blocked', { opening: 'blocked' }],
    ['closed', { isClosed: true }],
    ['paid', { status: 'paid', isClosed: true }],
    ['slow', { status: 'paid', isSlow: true }],
    ['slow', { status: undefined, isSlow: true }],
    ['waiting', { isSlow: true }],
    ['unknown', { status: 'unknown', isClosed: true }],
    ['silent', { isSilent: true, isSlow: true, isClosed: true }],
    ['waiting', { isSilent: true }],
    ['arrived', { outcome: 'arrived', isClosed: true, isSilent: true, isSlow: true }],
    ['declined', { outcome: 'declined', opening: 'blocked' }],
  ])('behavior: %s: %o', (state, facts) => expect(progressState({ ...open, ...facts })).toBe(state))
})

const order = {
  ...({ at: 0, provider: 'meld', account: 'eip155:1:0x1', symbol: 'USDC', contract: '', amount: '100', currency: 'USD' } as const),
  ...{ expected: '98.2', held: '5', url: 'https://pay.example/', orderId: 'A1' },
}
const states: readonly ProgressState[] = [
  ...(['arrived', 'less', 'twice', 'declined', 'expired', 'failed', 'asking', 'blocked', 'openFailed'] as const),
  ...(['silent', 'unknown', 'slow', 'paid', 'closed', 'waiting'] as const),
]

/** Says a message as a view does. */
const say = ((key: keyof typeof en, values: Readonly<Record<string, string>> = {}): string =>
  (en[key] as string).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `{${name}}`)) as never

const said = (state: ProgressState, more: object = {}): string => {
  const { title, text } = progressWords({
    ...{ state, say, provider: 'Meld', order, standing: { status: 'created', deliveries: [] }, holds: undefined, reason: 'It failed.' },
    ...more,
  })
  return `${title}. ${text}`
}

describe('progressWords', () => {
  test.each(states)('behavior: %s is said whole', (state) => expect(said(state)).not.toMatch(/\{|undefined/))

  test.each<[ProgressState, RegExp]>([
    ['declined', /Nothing was bought.*pending is released/],
    ['expired', /Nothing was paid/],
    ['openFailed', /Nothing was paid/],
    ['blocked', /Nothing was paid/],
    ['failed', /refunds or releases your payment: order A1/],
    ['slow', /may have been taken or reserved.*Ask Meld about order A1/],
    ['silent', /not known what became of your payment.*order A1/],
    ['unknown', /not known what became of your payment.*order A1/],
    ['closed', /Nothing was paid as far as Meld says/],
    ['twice', /Check that you paid once only.*Order A1/],
  ])('behavior: %s says what happened to the money', (state, words) => expect(said(state)).toMatch(words))

  test('behavior: what came is what the account has more', () => {
    expect(said('arrived', { holds: '103.2' })).toContain('98.2 USDC arrived')
    expect(said('twice', { holds: '201.4' })).toContain('196.4 USDC arrived, and 98.2 USDC was bought')
  })

  test('behavior: less says what was given back, or whom to ask', () => {
    const standing = { status: 'partial' as const, deliveries: [{ transaction: '0x', amount: '49.1' }], refunded: '49.10' }
    expect(said('less', { standing })).toContain('49.1 USDC of 98.2 USDC arrived. 49.10 USD was given back.')
    expect(said('less', { standing: { ...standing, refunded: undefined } })).toContain('Ask Meld for the rest: order A1.')
  })

  test('behavior: without anybody who tells, a closed page says that the coins still come', () => {
    expect(said('closed', { standing: undefined })).toContain('If you have paid, the coins still arrive')
    expect(de.closedUnknown).toContain('trotzdem')
  })
})
