import { fakeClock, fakePage } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { eip6963 } from './eip6963.js'
import type { WalletDriver } from './wallet-driver.js'
import type { FoundWallet, RunningFinder } from './wallet-finder.js'
import { WalletInbox, inboxLimits } from './wallet-inbox.js'

const uuid = (index: number): string => `350670db-19fa-4704-a166-${index.toString(16).padStart(12, '0')}`
const detail = (index: number, info: object = {}, provider: object = { request: vi.fn() }): object => ({
  info: { uuid: uuid(index), name: `Wallet ${index}`, rdns: `example.wallet${index}`, icon: 'data:image/png;base64,AA==', ...info },
  provider,
})

function listening(): {
  page: ReturnType<typeof fakePage>
  clock: ReturnType<typeof fakeClock>
  found: FoundWallet[]
  warn: ReturnType<typeof vi.fn>
  announcements: RunningFinder
  announce: (detail: object) => void
  undo: () => void
} {
  const [page, clock, warn] = [fakePage(), fakeClock(), vi.fn()]
  const found: FoundWallet[] = []
  const finder = eip6963({} as WalletDriver)
  const onFound = (wallet: FoundWallet) => (found.push(wallet), () => undefined)
  const inbox = new WalletInbox({ clock, log: { warn }, isSame: finder.isSame, onFound })
  const announcements = finder.start({ page, clock, log: { warn }, take: (read) => inbox.take(read) })
  const undo = (): void => announcements.stop()
  return { page, clock, found, warn, announcements, announce: (each) => page.dispatch('eip6963:announceProvider', each), undo }
}

/** An inbox of names, of which those that begin with `brand` are known. */
function inboxOfBrands(): { readonly found: readonly string[]; readonly inbox: WalletInbox<string> } {
  const found: string[] = []
  const inbox = new WalletInbox<string>({
    clock: fakeClock(),
    log: { warn: vi.fn() },
    isSame: () => false,
    brandOf: (name) => (name.startsWith('brand') ? name : undefined),
    onFound: (name) => (found.push(name), () => undefined),
  })
  return { found, inbox }
}

describe('WalletInbox, with wallets of EIP-6963', () => {
  test('default: nobody is asked before ask(), and late arrivals are heard until the undo', () => {
    const { page, found, announcements, announce, undo } = listening()
    expect(page.said).toEqual([])
    announcements.ask()
    expect(page.said).toEqual([{ type: 'eip6963:requestProvider', detail: undefined }])
    announce(detail(1))
    undo()
    announce(detail(2))
    expect(found.map(({ name }) => name)).toEqual(['Wallet 1'])
    expect(page.listeners).toBe(0)
  })

  test('behavior: same uuid twice: first wins', () => {
    const { found, announce } = listening()
    announce(detail(1, { name: 'First' }))
    announce(detail(1, { name: 'Second', uuid: uuid(1).toUpperCase() }))
    expect(found.map(({ name }) => name)).toEqual(['First'])
  })

  test('behavior: same rdns with another uuid: both are kept', () => {
    const { found, announce } = listening()
    announce(detail(1, { rdns: 'example.same' }))
    announce(detail(2, { rdns: 'example.same' }))
    expect(found).toHaveLength(2)
  })

  test('behavior: a wallet that takes a new uuid each time it announces the same provider is one wallet', () => {
    const { found, announce } = listening()
    const provider = { request: vi.fn() }
    announce(detail(1, { rdns: 'example.same' }, provider))
    announce(detail(2, { rdns: 'example.same' }, provider))
    expect(found).toHaveLength(1)
  })

  test('behavior: cap: 100 providers; more are dropped with one log line', () => {
    const { found, announce, warn } = listening()
    for (let index = 0; index < 150; index++) announce(detail(index))
    expect(found).toHaveLength(inboxLimits.wallets)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test('behavior: cap: it counts strangers: one of each known brand has a place of its own', () => {
    const { found, inbox } = inboxOfBrands()
    for (let index = 0; index < 150; index++) inbox.take(() => `stranger ${index}`)
    const leave = inbox.take(() => 'brand A')
    for (const name of ['brand A', 'brand A', 'brand B', 'another']) inbox.take(() => name)
    expect(found.slice(inboxLimits.wallets)).toEqual(['brand A', 'brand B'])
    leave()
    inbox.take(() => 'brand A')
    expect(found.slice(inboxLimits.wallets)).toEqual(['brand A', 'brand B', 'brand A'])
  })

  test('behavior: cap: 1,000 announces per minute keep no known brand away, and its second one counts as any other', () => {
    const { found, inbox } = inboxOfBrands()
    for (let index = 0; index < 1_100; index++) inbox.take(() => undefined)
    for (const name of ['stranger', 'brand A', 'brand A', 'brand B']) inbox.take(() => name)
    expect(found).toEqual(['brand A', 'brand B'])
  })

  test('behavior: cap: 1,000 announces per minute; more are left out, and the next minute is a new one', () => {
    const { found, announce, warn, clock } = listening()
    for (let index = 0; index < 1_000; index++) announce({ junk: index })
    announce(detail(1))
    announce(detail(1))
    expect([found.length, warn.mock.calls.length]).toEqual([0, 1])
    clock.advance(59_999)
    announce(detail(1))
    expect(found).toHaveLength(0)
    clock.advance(1)
    announce(detail(1))
    expect(found).toHaveLength(1)
  })
})
