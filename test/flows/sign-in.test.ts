import type { ChainNamespace } from '@billfold/kernel'
import { alice, brook, evmChainIds } from '@billfold/local-chains/evm/seed'
import { describe, expect, inject, test } from 'vitest'

import { families } from '../../playground/families/families.js'
import { askedOf, connectFamily, familyHost } from './harness/family-flow.js'
import type { HostFlow } from './harness/host-flow.js'
import { type HostOptions, useHost } from './harness/use-host.js'

const openHost = useHost()
const signIn = { backend: inject('flows').backend }

/** The wallet of each family that its playground begins with, as its window is called. */
const rows = families.map(({ namespace, wallets }) => [namespace, wallets[0]?.name ?? ''] as const)

const solanaWallet = rows.find(([namespace]) => namespace === 'solana')?.[1] ?? ''

/** A wallet that signs texts; one that signs in by itself needs no view. */
function hostOf(namespace: ChainNamespace, name: string): Omit<HostOptions, 'pairing'> {
  return namespace === 'eip155' ? { signIn } : familyHost(namespace, [{ name, lacks: ['solana:signIn'] }], { signIn })
}

/** Opens the modal, chooses a wallet and connects: the sign view follows by itself. */
async function connect(host: HostFlow, wallet: string): Promise<void> {
  await host.open()
  await host.choose(wallet)
  await host.approve(wallet)
  await host.modal.getByRole('region', { name: 'Message to sign' }).waitFor()
}

async function sign(host: HostFlow, wallet: string): Promise<void> {
  await host.modal.getByRole('button', { name: 'Sign', exact: true }).click()
  await host.approve(wallet)
  await host.modal.waitFor({ state: 'detached' })
}

interface KeptSession {
  readonly token: string
  readonly message: string
  readonly data: { readonly chainId: string; readonly accountAddress: string }
}

/** Sessions that the browser keeps. */
function kept(host: HostFlow): Promise<readonly KeptSession[]> {
  return host.page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('siwx.sessions'))
    const { value = [] } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as { readonly value?: readonly KeptSession[] }
    return [...value]
  })
}

/** Calls the app's backend as the app does, with what its sessions are known by. */
async function notes(host: HostFlow): Promise<{ readonly status: number; readonly accounts: readonly string[] }> {
  const tokens = (await kept(host)).map(({ token }) => token).join(', ')
  return host.page.evaluate(
    async ([url, authorization]) => {
      const answer = await fetch(`${url}/notes`, { headers: { authorization } })
      const { accounts = [] } = (await answer.json()) as { readonly accounts?: readonly string[] }
      return { status: answer.status, accounts }
    },
    [signIn.backend, `Bearer ${tokens}`] as const,
  )
}

describe.each(rows)('%s', (namespace, wallet) => {
  test('default: connect, sign, and the backend answers who was refused before; a reload asks nothing', async () => {
    const host = await openHost(hostOf(namespace, wallet))
    host.watch.allow(/401/)
    expect((await notes(host)).status).toBe(401)
    await connect(host, wallet)
    await sign(host, wallet)
    const [session] = await kept(host)
    expect(session?.data.chainId).toMatch(new RegExp(`^${namespace}:`))
    expect(await notes(host)).toMatchObject({ status: 200, accounts: [expect.stringMatching(new RegExp(`^${namespace}:`))] })
    await host.reload()
    await host.ready()
    await host.painted()
    expect([(await host.snapshot()).isOpen, (await notes(host)).status]).toEqual([false, 200])
  })
})

describe('Solana', () => {
  const able = { namespace: 'solana', name: solanaWallet } as const
  const options = { signIn: { ...signIn, options: { statement: 'Sign in to Harbour.' } } }
  const openAble = () => openHost(familyHost('solana', [{ name: solanaWallet }], options))
  const region = ({ modal }: HostFlow) => modal.getByRole('region', { name: 'Message to sign' })

  test('behavior: a wallet that can sign in by itself connects and signs in with one yes; a reload asks nothing', async () => {
    const host = await openAble()
    await connectFamily(host, solanaWallet)
    expect(await askedOf(host, able)).toEqual({ methods: ['solana:signIn'], prompts: 1 })
    const [session] = await kept(host)
    // Such wallets write the text.
    expect(session?.message).toMatch(/Solana account:\n\w+\n\nSign in to Harbour\.\n\nURI: /)
    expect(await notes(host)).toMatchObject({ status: 200, accounts: [expect.stringMatching(/^solana:/)] })
    await host.reload()
    await host.ready()
    await host.painted()
    expect([(await host.snapshot()).isOpen, (await notes(host)).status]).toEqual([false, 200])
  })

  test('behavior: a no to both is told, and the next try connects alone; the sign view follows', async () => {
    const host = await openAble()
    await host.open()
    await host.choose(solanaWallet)
    await host.reject(solanaWallet)
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve(solanaWallet)
    await region(host).waitFor()
    expect((await askedOf(host, able)).methods).toEqual(['solana:signIn', 'standard:connect'])
    await sign(host, solanaWallet)
    expect((await notes(host)).status).toBe(200)
  })

  test.each<[string, { readonly statement: string; readonly other?: boolean }]>([
    ['another statement', { statement: 'Give away the ship.' }],
    ['the account of somebody else', { statement: 'Sign in to Harbour.', other: true }],
  ])('behavior: a wallet that signs %s connects, and the sign view asks for the text', async (_, signsAs) => {
    const host = await openHost(familyHost('solana', [{ name: solanaWallet, signsAs }], options))
    await host.open()
    await host.choose(solanaWallet)
    await host.approve(solanaWallet)
    await region(host).waitFor()
    expect(await kept(host)).toEqual([])
    await host.page.evaluate(
      (name) => window.flow?.familyWallets.solana?.[name]?.reply('solana:signIn', { error: { code: 4200, message: 'no' } }),
      solanaWallet,
    )
    await sign(host, solanaWallet)
    expect((await notes(host)).status).toBe(200)
  })
})

describe('EVM', () => {
  test('behavior: where signing in is required the modal stays, and cancel disconnects', async () => {
    const host = await openHost({ signIn })
    await connect(host, 'Tern')
    await host.page.keyboard.press('Escape')
    expect((await host.snapshot()).isOpen).toBe(true)
    await host.modal.getByRole('button', { name: 'Cancel' }).click()
    await host.modal.waitFor({ state: 'detached' })
    expect((await host.snapshot()).account.address).toBeUndefined()
  })

  test('behavior: where it is not, cancel closes, stays connected, and nobody is asked again after a reload', async () => {
    const host = await openHost({ signIn: { ...signIn, options: { required: false } } })
    await connect(host, 'Tern')
    await host.modal.getByRole('button', { name: 'Cancel' }).click()
    await host.modal.waitFor({ state: 'detached' })
    await host.reload()
    await host.ready()
    await host.painted()
    expect(await host.snapshot()).toMatchObject({ isOpen: false, account: { address: alice.address } })
  })

  test('behavior: the app asks for a sign-in later: once it is there nobody is asked, and closing is told', async () => {
    const host = await openHost({ signIn: { ...signIn, options: { required: false } } })
    host.watch.allow(/401/)
    const later = (): Promise<string> =>
      host.page.evaluate(async () => {
        try {
          return (await window.flow?.handles[0]?.requestSignIn())?.signature ?? ''
        } catch (error) {
          return (error as Error).message
        }
      })
    await connect(host, 'Tern')
    await host.modal.getByRole('button', { name: 'Cancel' }).click()
    await host.modal.waitFor({ state: 'detached' })
    const refused = later()
    await host.modal.getByRole('region', { name: 'Message to sign' }).waitFor()
    await host.page.keyboard.press('Escape')
    expect([await refused, (await notes(host)).status]).toEqual(['Modal closed', 401])
    const asked = later()
    await host.modal.getByRole('region', { name: 'Message to sign' }).waitFor()
    await sign(host, 'Tern')
    const signature = await asked
    expect(signature).toMatch(/^0x[\da-f]{130}$/)
    expect([await later(), (await host.snapshot()).isOpen, (await notes(host)).status]).toEqual([signature, false, 200])
  })

  test('behavior: a no in the wallet is no failure, and the same message may be signed after all', async () => {
    const host = await openHost({ signIn })
    await connect(host, 'Tern')
    await host.modal.getByRole('button', { name: 'Sign', exact: true }).click()
    await host.reject('Tern')
    await host.modal.getByRole('heading', { name: 'You declined in Tern' }).waitFor()
    await host.modal.getByRole('button', { name: 'Try again' }).click()
    await host.approve('Tern')
    await host.modal.waitFor({ state: 'detached' })
    expect((await notes(host)).status).toBe(200)
  })

  test('behavior: another account signs in anew, and the first is still signed in', async () => {
    const host = await openHost({ signIn })
    await connect(host, 'Tern')
    await sign(host, 'Tern')
    await host.changeAccount('example.tern', brook.address)
    await host.modal.getByRole('region', { name: 'Message to sign' }).filter({ hasText: brook.address }).waitFor()
    await sign(host, 'Tern')
    await host.changeAccount('example.tern', alice.address)
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(alice.address)
    await host.painted()
    expect((await host.snapshot()).isOpen).toBe(false)
    expect((await notes(host)).accounts).toHaveLength(2)
  })

  test('behavior: a network without a session: cancel goes back to the one that has one', async () => {
    const host = await openHost({ signIn })
    await connect(host, 'Tern')
    await sign(host, 'Tern')
    await host.changeChain('example.tern', evmChainIds.harbourTwo, inject('flows').chains[evmChainIds.harbourTwo])
    await host.modal
      .getByRole('region', { name: 'Message to sign' })
      .filter({ hasText: `Chain ID: ${evmChainIds.harbourTwo}` })
      .waitFor()
    await host.modal.getByRole('button', { name: 'Cancel' }).click()
    await host.approve('Tern')
    await host.modal.waitFor({ state: 'detached' })
    await expect.poll(async () => (await host.snapshot()).network?.id).toBe(evmChainIds.harbourOne)
  })

  test('behavior: who disconnects is signed out, also at the backend', async () => {
    const host = await openHost({ signIn })
    await connect(host, 'Tern')
    await sign(host, 'Tern')
    const [session] = await kept(host)
    await host.page.evaluate(() => window.flow?.handles[0]?.disconnect())
    await expect.poll(() => kept(host)).toEqual([])
    const ask = async (): Promise<number> =>
      (await fetch(`${signIn.backend}/notes`, { headers: { authorization: `Bearer ${session?.token}` } })).status
    await expect.poll(ask).toBe(401)
  })
})
