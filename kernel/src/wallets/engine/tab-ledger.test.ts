import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from '../open.js'
import type { Origin } from '../state/origin.js'
import { type TabClaim, type TabDuty, TabLedger, type TabView, isEarlier } from './tab-ledger.js'

const none: TabView = { state: {}, hasSession: false, isAwaiting: false }
const wallet: TabView = { state: { connectorId: 'w', address: 'a' }, hasSession: true, isAwaiting: false }
const awaited: TabView = { state: { connectorId: 'w' }, hasSession: false, isAwaiting: true }
const replaced: TabView = { ...wallet, isAwaiting: true }
const claim = (stamp: number, tab: string, connectorId?: string): TabClaim => ({
  stamp,
  tab,
  state: connectorId === undefined ? {} : { connectorId },
})

/** A ledger of tab `b`, which has told of this state. */
function told(state: TabView['state']): TabLedger {
  const ledger = new TabLedger('b')
  ledger.assume('eip155', state)
  return ledger
}

describe('show', () => {
  test.each<[what: string, before: TabView['state'], now: TabView, origin: Origin, duty: TabDuty]>([
    ['a wallet is connected here', {}, wallet, 'here', 'publish'],
    ['a wallet is left here', wallet.state, none, 'here', 'publish'],
    ['nothing changed', wallet.state, wallet, 'here', 'none'],
    ['a stored wallet is expected', {}, awaited, 'stored', 'none'],
    ['a stored wallet came back: the storage may have lost it', awaited.state, wallet, 'stored', 'recheck'],
    ['a stored wallet did not come back', awaited.state, none, 'stored', 'forget'],
    ['another tab is followed', {}, wallet, 'other-tab', 'recheck'],
    ['another tab is followed out', wallet.state, none, 'other-tab', 'none'],
    ['the wallet that is about to be replaced tells something', {}, replaced, 'here', 'none'],
  ])('behavior: %s', (_, before, now, origin, duty) => {
    expect(told(before).show('eip155', now, origin)).toBe(duty)
  })

  test('behavior: what is told of a wallet that was about to be replaced is news once it stays', () => {
    const ledger = told({})
    expect(ledger.show('eip155', replaced, 'here')).toBe('none')
    expect(ledger.show('eip155', wallet, 'here')).toBe('publish')
  })
})

describe('claims', () => {
  test('default: a claim is later than all that were heard, whatever the clock says', () => {
    const ledger = told(wallet.state)
    ledger.hear('eip155', claim(500, 'a', 'other'))
    expect(ledger.claim('eip155', 100)).toStrictEqual({ stamp: 501, tab: 'b', state: wallet.state })
    expect(ledger.take('eip155')).toBeUndefined()
  })

  test('behavior: a later claim of another tab is followed once, an earlier one never', () => {
    const ledger = told({})
    ledger.hear('eip155', claim(2, 'a', 'w'))
    expect([ledger.take('eip155'), ledger.take('eip155')]).toStrictEqual([{ connectorId: 'w' }, undefined])
    ledger.hear('eip155', claim(1, 'a', 'old'))
    expect(ledger.take('eip155')).toBeUndefined()
  })

  test('behavior: what is stored at the start is known, and not followed', () => {
    const ledger = told({})
    ledger.load('eip155', { id: 'w', stamp: 3, tab: 'a' })
    expect([ledger.take('eip155'), ledger.latest('eip155')]).toStrictEqual([undefined, claim(3, 'a', 'w')])
    expect(ledger.namespaces).toStrictEqual(['eip155'])
  })

  test.each([
    [{ stamp: 1, tab: 'b' }, { stamp: 2, tab: 'a' }, true],
    [{ stamp: 2, tab: 'a' }, { stamp: 1, tab: 'b' }, false],
    [{ stamp: 1, tab: 'a' }, { stamp: 1, tab: 'b' }, true],
    [{ stamp: 1, tab: 'b' }, { stamp: 1, tab: 'a' }, false],
    [{ stamp: 1, tab: 'a' }, { stamp: 1, tab: 'a' }, false],
  ])('behavior: %o before %o: %s', (one, other, expected) => expect(isEarlier(one, other)).toBe(expected))
})

describe('repair', () => {
  const stored = (stamp: number): LedgerEntry => ({ id: 'w', stamp, tab: 'a' })
  test.each<[what: string, latest: TabClaim | undefined, entry: LedgerEntry | undefined, view: TabView, duty: string]>([
    ['nothing is known', undefined, stored(1), wallet, 'none'],
    ['the storage has the latest claim', claim(2, 'a', 'w'), stored(2), wallet, 'none'],
    ['the storage has an earlier claim', claim(2, 'a', 'w'), stored(1), wallet, 'store'],
    ['the own claim was dropped', claim(2, 'b', 'w'), undefined, wallet, 'store'],
    ['the claim of another tab was dropped, and the wallet stands here', claim(2, 'a', 'w'), undefined, wallet, 'publish'],
    ['the claim was dropped, and nothing stands here', claim(2, 'a', 'w'), undefined, none, 'none'],
    ['the claim was dropped, and the wallet is about to be replaced', claim(2, 'a', 'w'), undefined, replaced, 'none'],
  ])('behavior: %s', (_, latest, entry, view, duty) => {
    const ledger = told({})
    if (latest !== undefined) ledger.hear('eip155', latest)
    expect(ledger.repair('eip155', entry, view)).toBe(duty)
  })
})

describe('any number of tabs that hear of each other in any order', () => {
  test('behavior: agree on one claim, and who made it follows nobody', () => {
    const step = fc.record({ tab: fc.nat(2), wallet: fc.option(fc.constantFrom('w0', 'w1'), { nil: undefined }), clock: fc.nat(3) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), fc.infiniteStream(fc.nat()), (steps, picks) => {
        const ledgers = ['a', 'b', 'c'].map((tab) => new TabLedger(tab))
        const claims: TabClaim[] = []
        const waiting = ledgers.map((): TabClaim[] => [])
        const deliver = (index: number): void => {
          const queue = waiting[index] ?? []
          const [next] = queue.splice((picks.next().value ?? 0) % queue.length, 1)
          if (next !== undefined) ledgers[index]?.hear('eip155', next)
          ledgers[index]?.take('eip155')
        }
        for (const { tab, wallet: id, clock } of steps) {
          const view = id === undefined ? none : { ...wallet, state: { connectorId: id } }
          if (ledgers[tab]?.show('eip155', view, 'here') === 'publish') {
            const made = ledgers[tab].claim('eip155', clock)
            claims.push(made)
            waiting.forEach((queue, index) => index !== tab && queue.push(made))
          }
          if ((waiting[clock % 3]?.length ?? 0) > 0) deliver(clock % 3)
        }
        waiting.forEach((queue, index) => {
          while (queue.length > 0) deliver(index)
        })
        const last = claims.reduce<TabClaim | undefined>((latest, one) => (latest && isEarlier(one, latest) ? latest : one), undefined)
        expect(ledgers.map((ledger) => ledger.latest('eip155'))).toStrictEqual([last, last, last])
        expect(ledgers.map((ledger) => ledger.take('eip155'))).toStrictEqual([undefined, undefined, undefined])
      }),
    )
  })
})
