import { connectorIds } from '@billfold/kernel'
import { type FakeClock, fakeClock, settled } from '@billfold/test/fakes'
import { observable, runInAction } from 'mobx'
import { describe, expect, test } from 'vitest'
import { playedLoader } from '../../testing/played-loader.js'
import { AuthAccountStore, type AuthAccountNeeds } from './auth-account.js'

type Family = NonNullable<AuthAccountNeeds['families']['active']>

interface World {
  readonly store: AuthAccountStore
  readonly clock: FakeClock
  readonly asked: readonly (readonly [string, unknown])[]
  readonly events: readonly unknown[]
  readonly modal: { readonly opened: string[]; isClosed: boolean; closeFirst(): void }
  readonly family: { email: string | undefined; type: string }
}

function world({
  connectorId = connectorIds.auth,
  provider,
  smart = ['eip155:1'] as string[],
}: {
  readonly connectorId?: string
  readonly provider?: string
  readonly smart?: string[]
} = {}): World {
  const clock = fakeClock()
  const asked: [string, unknown][] = []
  const events: unknown[] = []
  const state = observable<World['family']>({ email: 'jo@mail.example', type: 'eoa' })
  const family = {
    namespace: 'eip155',
    address: '0x1',
    network: { caipNetworkId: 'eip155:1' },
    smartAccountNetworks: smart,
    get session() {
      return { connector: { id: connectorId }, account: { address: '0x1', type: state.type } }
    },
    get account() {
      return { user: { email: state.email }, ...(provider !== undefined && { socialProvider: provider }) }
    },
    describe: (_: string, { user }: { user?: { email?: string } }) => {
      if (user !== undefined) runInAction(() => (state.email = user.email))
    },
  } as unknown as Family
  let settle: { resolve(result: unknown): void; reject(error: Error): void } | undefined
  const modal = { opened: [] as string[], isClosed: false, closeFirst: () => settle?.reject(new Error('Modal closed')) }
  const store = new AuthAccountStore({
    clock,
    families: { active: family, all: [family] },
    events: { publish: (_, payload) => void events.push(payload) },
    toasts: { show: () => undefined } as never,
    connections: { preferAccountType: () => undefined, disconnect: async () => undefined } as never,
    loader: playedLoader({
      wallet: { isLoggedIn: async () => true, switchAccountType: async (_: string, type: string) => void (state.type = type) },
    }),
    client: {
      request: async (request: string, payload: unknown) => {
        asked.push([request, payload])
        if (request === 'UPDATE_EMAIL') return { action: 'VERIFY_PRIMARY_OTP' } as never
        return { newEmail: 'new@mail.example' } as never
      },
    },
    modal: {
      perform: (view: string) => {
        modal.opened.push(view)
        return new Promise((resolve, reject) => (settle = { resolve, reject }))
      },
      finish: (_: string, result: unknown) => settle?.resolve(result),
      close: () => void (modal.isClosed = true),
    } as never,
  })
  return { store, clock, asked, events, modal, family: state }
}

describe('the e-mail address', () => {
  test('default: opens UpdateEmailWallet, polls every second for the email to change, then closes', async () => {
    const { store, clock, modal, asked } = world()
    const updated = store.updateEmail()
    expect(modal.opened).toEqual(['UpdateEmailWallet'])
    expect(await store.startUpdate('new@mail.example')).toBe('old')
    await store.verifyOld('123456')
    await clock.settle(2_000)
    expect(modal.isClosed).toBe(false)
    await store.verifyNew('654321')
    await clock.settle(1_000)
    expect(await updated).toBe('new@mail.example')
    await settled()
    expect([modal.isClosed, clock.pending]).toEqual([true, 0])
    expect(asked.map(([request]) => request)).toEqual(['UPDATE_EMAIL', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'])
  })

  test('behavior: closing first rejects, and leaves no timer', async () => {
    const { store, clock, modal } = world()
    const updated = store.updateEmail()
    modal.closeFirst()
    await expect(updated).rejects.toThrow('Modal closed')
    expect(clock.pending).toBe(0)
  })

  test.each([
    ['another wallet', { connectorId: 'metamask' }],
    ['a login at a provider', { provider: 'google' }],
  ])("behavior: with %s: 'Not connected to email or social'", async (_, setting) => {
    await expect(world(setting).store.updateEmail()).rejects.toMatchObject({ message: 'Not connected to email or social' })
  })
})

describe('the type of account', () => {
  test('default: changes to the other type, and tells so', async () => {
    const { store, events } = world()
    expect(store.otherAccountType).toBe('smartAccount')
    await store.switchAccountType()
    expect(store.otherAccountType).toBe('eoa')
    expect(events).toEqual([{ event: 'SET_PREFERRED_ACCOUNT_TYPE', properties: { accountType: 'smartAccount', network: 'eip155:1' } }])
  })

  test.each([
    ['a network without smart accounts', { smart: [] }],
    ['another wallet', { connectorId: 'metamask' }],
  ])('behavior: with %s there is one type', (_, setting) => expect(world(setting).store.otherAccountType).toBeUndefined())
})

test('behavior: who goes to the keys, to take the wallet along, is counted', async () => {
  const { store, asked, events } = world()
  await store.manage(new AbortController().signal)
  expect([events, asked.map(([request]) => request)]).toEqual([[{ event: 'EMAIL_UPGRADE_FROM_MODAL' }], ['MANAGE_ACCOUNT']])
})
