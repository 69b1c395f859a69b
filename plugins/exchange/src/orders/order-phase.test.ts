import { describe, expect, test } from 'vitest'
import type { ExchangeOrder } from '../contract.js'
import { nextStatus } from './next-status.js'
import { orderPhase } from './order-phase.js'

const order: ExchangeOrder = {
  ...{ id: 'one', at: 0, exchange: { id: 'lighthouse', name: 'Lighthouse' }, amount: '10', recipient: 'eip155:1:0xfb69', status: 'open' },
  asset: { network: 'eip155:1', asset: 'native', metadata: { name: 'Ether', symbol: 'ETH', decimals: 0 } },
  ...{ sessionId: 'session', url: 'https://lighthouse.example/pay' },
}
const sent = { status: 'sent', heldBefore: '5' } as const
const asked = { payer: 'eip155:1:0xfb69', sessionId: undefined, url: undefined } as const
const calm = { isPlacing: false, isPageClosed: false, isSilent: false, hasGivenUp: false }

describe('orderPhase', () => {
  test.each([
    ['the page is asked for', { url: undefined }, {}, 'opening'],
    ['the page is open', {}, {}, 'open'],
    ['the page was closed before anybody paid', {}, { isPageClosed: true }, 'closed'],
    ['somebody has paid, and closed the page', { status: 'paid' }, { isPageClosed: true }, 'paid'],
    ['nobody answers', {}, { isSilent: true }, 'silent'],
    ['nobody answers after somebody has paid', { status: 'paid' }, { isSilent: true }, 'silent'],
    ['nobody has said anything for long', { status: 'paid' }, { hasGivenUp: true }, 'unknown'],
    ['it was sent', sent, {}, 'sent'],
    ['all of it has arrived', { ...sent, received: '10' }, {}, 'arrived'],
    ['a little more has arrived, by somebody else', { ...sent, received: '19' }, {}, 'arrived'],
    ['a part of it has arrived, and the rest may follow', { ...sent, received: '4' }, {}, 'sent'],
    ['less has arrived', { ...sent, received: '4' }, { hasGivenUp: true }, 'less'],
    ['twice as much has arrived', { ...sent, received: '20' }, {}, 'more'],
    ['nothing has arrived', { ...sent, received: '0' }, { hasGivenUp: true }, 'missing'],
    ['the balance before is not known', { ...sent, heldBefore: undefined }, {}, 'unread'],
    ['the balance after cannot be read', sent, { hasGivenUp: true }, 'unread'],
    ['the wallet is asked', asked, { isPlacing: true }, 'opening'],
    ['the wallet was asked, and has not answered', asked, {}, 'unknown'],
    ['the wallet has sent', { ...asked, status: 'paid', txHash: '0xabc' }, {}, 'paid'],
    ['it failed', { status: 'failed' }, { isSilent: true, hasGivenUp: true }, 'failed'],
  ] as const)('behavior: %s', (_, more, situation, phase) =>
    expect(orderPhase({ ...order, ...more }, { ...calm, ...situation })).toBe(phase),
  )
})

describe('nextStatus', () => {
  test.each([
    ['nobody has paid', 'open', 'UNKNOWN', 'open'],
    ['somebody has paid', 'open', 'IN_PROGRESS', 'paid'],
    ['it was sent', 'paid', 'SUCCESS', 'sent'],
    ['it failed', 'open', 'FAILED', 'failed'],
    ['it goes back to unpaid', 'paid', 'UNKNOWN', 'paid'],
    ['what was sent goes back', 'sent', 'IN_PROGRESS', 'sent'],
    ['what was sent fails', 'sent', 'FAILED', 'sent'],
    ['a word that nobody knows', 'paid', 'ON_THE_SHELF', 'paid'],
    ['a word that objects have', 'paid', 'toString', 'paid'],
  ] as const)('behavior: %s', (_, known, word, status) => expect(nextStatus(known, word)).toBe(status))
})
