import { type SolanaChain, startSolanaChain } from '@billfold/local-chains/solana'
import { ana, ben, cleo } from '@billfold/local-chains/solana/seed'
import type { WalletAccount } from '@wallet-standard/base'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type SolanaWallet, type SolanaWalletOptions, createSolanaWallet } from './index.js'

let chain: SolanaChain
beforeAll(async () => void (chain = await startSolanaChain()))
afterAll(() => chain.stop())

type Feature = (...inputs: readonly unknown[]) => Promise<never>

const make = (options: Partial<SolanaWalletOptions> = {}): SolanaWallet =>
  createSolanaWallet({
    name: 'Puffin',
    keys: [ana, ben],
    url: chain.url,
    behavior: 'approve',
    isRegistered: false,
    storage: undefined,
    ...options,
  })

/** Calls a feature as a page does. */
function call<T>({ standard }: SolanaWallet, name: `${string}:${string}`, ...inputs: readonly unknown[]): Promise<T> {
  const feature = standard.features[name] as Readonly<Record<string, Feature>>
  return feature[name.split(':')[1] ?? '']?.(...inputs) as Promise<T>
}

interface Granted {
  readonly accounts: readonly WalletAccount[]
}
const addresses = ({ accounts }: Granted): readonly string[] => accounts.map(({ address }) => address)

describe('connecting', () => {
  test('default: no account is shown before the person agreed, all of them after, and the second time nobody is asked', async () => {
    const wallet = make()
    expect(addresses(await call(wallet, 'standard:connect', { silent: true }))).toEqual([])
    expect(addresses(await call(wallet, 'standard:connect'))).toEqual([ana.address, ben.address])
    expect(addresses(await call(wallet, 'standard:connect', { silent: true }))).toEqual([ana.address, ben.address])
    expect([wallet.prompts, wallet.standard.accounts.length]).toEqual([1, 2])
  })

  test.each([
    ['reject', 4001],
    ['fail', -32603],
    ['pending', -32002],
  ] as const)('parameters: behavior: %s is code %i', async (behavior, code) => {
    await expect(call(make({ behavior }), 'standard:connect')).rejects.toMatchObject({ code })
  })

  test('behavior: a silent person answers in the end', async () => {
    const wallet = make({ behavior: 'silent' })
    const asked = call<Granted>(wallet, 'standard:connect')
    await expect.poll(() => wallet.questions.length).toBe(1)
    wallet.answer('approve')
    expect(addresses(await asked)).toHaveLength(2)
  })

  test('behavior: it tells of another account, of a lock, and of a disconnect', async () => {
    const wallet = make()
    const told: (readonly string[])[] = []
    const { on } = wallet.standard.features['standard:events'] as { on(event: 'change', listener: (change: Granted) => void): () => void }
    const off = on('change', (change) => told.push(addresses(change)))
    await call(wallet, 'standard:connect')
    wallet.changeAccount(ben.address)
    wallet.lock()
    wallet.unlock()
    await call(wallet, 'standard:disconnect')
    off()
    wallet.changeAccount(ana.address)
    expect(told).toEqual([[ana.address, ben.address], [ben.address, ana.address], [], [ben.address, ana.address], []])
    expect(wallet.listeners).toBe(0)
  })

  test('behavior: what it was allowed survives a reload', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    }
    await call(make({ storage }), 'standard:connect')
    expect(addresses(await call(make({ storage }), 'standard:connect', { silent: true }))).toHaveLength(2)
  })
})

describe('signing', () => {
  const message = new TextEncoder().encode('hello')

  test('behavior: an account that the page was not given does not sign', async () => {
    const wallet = make()
    await expect(call(wallet, 'solana:signMessage', { account: { address: ana.address }, message })).rejects.toMatchObject({ code: 4100 })
    await call(wallet, 'standard:connect')
    await expect(call(wallet, 'solana:signMessage', { account: { address: cleo.address }, message })).rejects.toMatchObject({ code: 4100 })
  })

  test('behavior: it says something else when it is told to', async () => {
    const wallet = make()
    wallet.reply('solana:signMessage', { result: 'junk' })
    expect(await call(wallet, 'solana:signMessage')).toBe('junk')
    wallet.reply('solana:signMessage', { error: { code: 77, message: 'odd' } })
    await expect(call(wallet, 'solana:signMessage')).rejects.toMatchObject({ code: 77 })
  })

  test('default: signing in asks one thing, and the page may see the accounts after it', async () => {
    const wallet = make({ behavior: 'reject' })
    const input = { domain: 'harbour.example', statement: 'Come aboard' }
    await expect(call(wallet, 'solana:signIn', input)).rejects.toMatchObject({ code: 4001 })
    expect(wallet.visible).toEqual([])
    wallet.behavior = 'approve'
    const [signed] = await call<readonly { readonly account: WalletAccount; readonly signedMessage: Uint8Array }[]>(
      wallet,
      'solana:signIn',
      input,
    )
    expect(signed?.account).toBe(wallet.visible[0])
    expect(new TextDecoder().decode(signed?.signedMessage)).toContain(`${ana.address}\n\nCome aboard`)
    expect([wallet.prompts, addresses({ accounts: wallet.visible })]).toEqual([2, [ana.address, ben.address]])
  })

  test('parameters: lacks: a feature is not there', () => {
    expect(Object.keys(make({ lacks: ['solana:signIn'] }).standard.features)).not.toContain('solana:signIn')
  })
})
