import { type FakeChainAdapterOptions, fakeChain, fakeConnector, fakeNetwork, fakePorts, settled } from '@billfold/test/fakes'
import { describe, expect, test, vi } from 'vitest'
import { alice, backendOf, brook, signInPage, signingBy } from '../testing/sign-in-page.js'
import type { SiweConfig, SiwxConfig, SiwxSession } from './contract.js'

const shown = ({ kernel }: { readonly kernel: Awaited<ReturnType<typeof signInPage>>['kernel'] }): readonly unknown[] => [
  kernel.modal.isOpen,
  kernel.router.view,
]
const standing = [true, 'SIWXSignMessage']

/** A sign-in of a host's own, that keeps sessions in a list. */
function hostSignIn(given: Partial<SiwxConfig> = {}): SiwxConfig & { readonly sessions: SiwxSession[] } {
  const sessions: SiwxSession[] = []
  return {
    sessions,
    createMessage: async ({ chainId, accountAddress }) => ({
      ...{ chainId, accountAddress, domain: 'app.example', uri: 'https://app.example', version: '1', nonce: 'n0nce678' },
      toString: () => `Sign in as ${accountAddress}`,
    }),
    addSession: async (session) => void sessions.push(session),
    revokeSession: async () => void sessions.splice(0),
    setSessions: async (all) => void sessions.splice(0, sessions.length, ...all),
    getSessions: async (chainId, address) => sessions.filter(({ data }) => data.chainId === chainId && data.accountAddress === address),
    ...given,
  }
}

function olderSignIn(given: Partial<SiweConfig> = {}): SiweConfig {
  return {
    getNonce: async () => 'n0nce678',
    createMessage: ({ address, nonce }) => `Sign in as ${address} with ${nonce}`,
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
    ...given,
  }
}

describe('after connecting, if SIWX is on', () => {
  test('default: signing creates a message, signs it, stores the session, closes the modal and emits SIWX_AUTH_SUCCESS', async () => {
    const page = await signInPage({ own: { statement: 'Berth at pier 7.' } })
    expect(shown(page)).toEqual(standing)
    await page.store.prepare()
    expect(page.store.message).toContain(
      `your Ethereum account:\n${alice.address}\n\nBerth at pier 7.\n\nURI: https://app.example\nVersion: 1\nChain ID: 1`,
    )
    const { message } = page.store
    await page.store.sign()
    const { session } = page.store
    expect(session).toMatchObject({ message, signature: expect.stringMatching(/^0x[0-9a-f]{130}$/) })
    expect(session?.data).toMatchObject({
      ...{ accountAddress: alice.address, chainId: 'eip155:1', domain: 'app.example', uri: 'https://app.example', version: '1' },
      ...{ statement: 'Berth at pier 7.', nonce: expect.any(String), issuedAt: expect.any(String), expirationTime: expect.any(String) },
    })
    expect([page.kernel.modal.isOpen, page.recorded]).toEqual([false, ['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS']])
  })

  test('behavior: a session that is stored for the address and network asks nothing, after a reload neither', async () => {
    const ports = fakePorts()
    const first = await signInPage({ ports })
    await first.store.sign()
    await first.kernel.sessionSteps.run()
    expect(first.kernel.modal.isOpen).toBe(false)
    const second = await signInPage({ ports: ports.twin({ clock: ports.clock }) })
    expect([second.kernel.modal.isOpen, second.store.session?.data.accountAddress]).toEqual([false, alice.address])
  })

  test('behavior: another account, and another network, sign in by themselves', async () => {
    const page = await signInPage()
    await page.store.sign()
    page.connector.wallet.changeAccounts({ address: brook.address })
    await page.clock.settle(100)
    expect([...shown(page), page.store.session]).toEqual([...standing, undefined])
    await page.store.sign()
    expect(page.store.session?.data.accountAddress).toBe(brook.address)
    page.connector.wallet.changeNetwork('eip155:10')
    await page.clock.settle(100)
    expect(shown(page)).toEqual(standing)
  })

  test('behavior: nobody is asked in a tab that nobody looks at, before they do', async () => {
    const ports = fakePorts()
    ports.device.hide()
    const page = await signInPage({ ports })
    expect(page.kernel.modal.isOpen).toBe(false)
    ports.device.show()
    await settled()
    expect(shown(page)).toEqual(standing)
  })

  test.each([
    ['full', { full: true }],
    ['denied', { denied: true }],
  ])('behavior: where the storage is %s, who has signed in is signed in as long as the page stands', async (_, fault) => {
    const ports = fakePorts()
    Object.assign(ports.storage, fault)
    const page = await signInPage({ ports })
    await page.store.sign()
    await page.kernel.sessionSteps.run()
    expect([page.kernel.modal.isOpen, page.store.session?.data.accountAddress]).toEqual([false, alice.address])
  })

  test('behavior: who signs in in another tab is not asked here', async () => {
    const ports = fakePorts()
    const [here, there] = [await signInPage({ ports }), await signInPage({ ports: ports.twin({ clock: ports.clock }) })]
    expect([shown(here), shown(there)]).toEqual([standing, standing])
    await there.store.sign()
    await settled()
    expect([here.kernel.modal.isOpen, here.store.session?.signature]).toEqual([false, there.store.session?.signature])
  })
})

describe('on failure', () => {
  test.each([
    ['a signature of another account', signingBy(brook)],
    ['no signature', { signMessage: async () => '0x' }],
    ['a wallet that fails', { signMessage: () => Promise.reject(new Error('broken')) }],
    ['a wallet that cannot sign', { without: ['signMessage'] }],
  ] as const)("behavior: %s: the sign view stays, 'Error signing message' shows and SIWX_AUTH_ERROR is sent once", async (_, adapter) => {
    const page = await signInPage({ adapter })
    await page.store.sign()
    expect([...shown(page), page.store.phase, page.store.session]).toEqual([...standing, 'failed', undefined])
    expect([page.toasts(), page.recorded.slice(1)]).toEqual(['Error signing message', ['SIWX_AUTH_ERROR']])
  })

  test('behavior: the sign view reopens when it was closed meanwhile', async () => {
    const page = await signInPage({ own: { required: false }, adapter: { signMessage: () => Promise.reject(new Error('broken')) } })
    const signing = page.store.sign()
    page.kernel.modal.close()
    await signing
    await settled()
    expect(shown(page)).toEqual(standing)
  })

  test('behavior: a no in the wallet is none: nothing is recorded, and the same message may be signed', async () => {
    let isWilling = false
    const refused = { code: 4001, message: 'no' }
    const { walletError } = await import('@billfold/kernel')
    const page = await signInPage({
      adapter: {
        signMessage: async (_session, message) => {
          if (!isWilling) throw walletError('wallet/refused', {}, refused)
          return alice.signMessage({ message })
        },
      },
    })
    await page.store.prepare()
    const { message } = page.store
    await page.store.sign()
    expect([page.store.phase, page.store.message, page.recorded]).toEqual(['declined', message, ['CLICK_SIGN_SIWX_MESSAGE']])
    isWilling = true
    await page.store.sign()
    expect(page.store.session?.message).toBe(message)
  })

  test('behavior: an account or a network that is changed while the wallet is asked signs nobody in', async () => {
    const page = await signInPage({
      adapter: {
        signMessage: async (_, message) => {
          page.connector.wallet.changeAccounts({ address: brook.address })
          await page.clock.settle(100)
          return alice.signMessage({ message })
        },
      },
    })
    await page.store.sign()
    expect([page.store.session, page.recorded]).toEqual([undefined, ['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_ERROR']])
  })

  test('behavior: of two families that sign in at once the one in front does, and the other is asked once it is in front', async () => {
    let answer = (): void => undefined
    const answered = new Promise<void>((resolve) => (answer = resolve))
    const page = await signInPage({
      plugins: [fakeChain('solana', { signMessage: () => Promise.reject(new Error('not yet')) })],
      options: { networks: [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 }), fakeNetwork('solana')] },
      adapter: {
        signMessage: async (_, message) => {
          await answered
          return alice.signMessage({ message })
        },
      },
    })
    const { families, connections, sessionSteps } = page.kernel
    const signing = page.store.sign()
    await connections.connect(fakeConnector({ namespace: 'solana', id: 'puffin' }))
    await settled()
    families.activate('solana')
    await settled()
    expect([families.activeNamespace, ...shown(page)]).toEqual(['solana', ...standing])
    answer()
    await signing
    // What was signed for the other is not taken for this one.
    expect(page.store.session).toBeUndefined()
    expect(shown(page)).toEqual(standing)
    families.activate('eip155')
    await sessionSteps.run()
    await page.store.sign()
    expect(page.store.session?.data.accountAddress).toBe(alice.address)
    families.activate('solana')
    await settled()
    expect([...shown(page), page.store.session]).toEqual([...standing, undefined])
  })

  test('behavior: a session that is over while the page is open is asked for again', async () => {
    const page = await signInPage({ own: { sessionLife: 60_000 } })
    await page.store.sign()
    expect(page.kernel.modal.isOpen).toBe(false)
    await page.clock.settle(61_000)
    expect([...shown(page), page.store.session]).toEqual([...standing, undefined])
  })
})

describe('a wallet with a way of its own to sign in', () => {
  interface Own {
    /** What it was asked for, in order. */
    readonly asked: string[]
    readonly adapter: FakeChainAdapterOptions
  }

  /** A wallet that writes the text itself, and what of it is not as it was asked for. */
  function own(change: (text: string) => string | Error = (text) => text): Own {
    const asked: string[] = []
    const adapter: FakeChainAdapterOptions = {
      signIn: async (_, { domain, uri, version, chainId, nonce, issuedAt, expirationTime }) => {
        asked.push('signIn')
        const facts = [`URI: ${uri}`, `Version: ${version}`, `Chain ID: ${chainId}`, `Nonce: ${nonce}`, `Issued At: ${issuedAt}`]
        // As wallets write it that leave out one of two empty lines.
        const text = [`${domain} wants you to sign in with your Ethereum account:`, alice.address, '', ...facts]
        const written = change([...text, ...(expirationTime === undefined ? [] : [`Expiration Time: ${expirationTime}`])].join('\n'))
        if (written instanceof Error) throw written
        return { message: written, signature: await alice.signMessage({ message: written }) }
      },
      signMessage: async (_, message) => {
        asked.push('signMessage')
        return alice.signMessage({ message })
      },
    }
    return { asked, adapter }
  }

  test('default: it is asked for that once, and what it wrote is in the session', async () => {
    const { asked, adapter } = own()
    const page = await signInPage({ adapter })
    await page.store.prepare()
    const { message = '' } = page.store
    await page.store.sign()
    expect([asked, page.recorded]).toEqual([['signIn'], ['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS']])
    expect(page.store.session?.message).toBe(message.replace('\n\n\n', '\n\n'))
  })

  test('behavior: a backend takes what it wrote', async () => {
    const { asked, adapter } = own()
    const ports = fakePorts()
    const page = await signInPage({ ports, adapter, backend: backendOf(ports) })
    await page.store.sign()
    expect([asked, page.store.session?.token]).toEqual([['signIn'], expect.any(String)])
  })

  test.each<[string, (text: string) => string | Error]>([
    ['writes another nonce', (text) => text.replace(/Nonce: .*/, 'Nonce: 12345678')],
    ['writes another page', (text) => text.replace('app.example', 'evil.example')],
    ['writes something else', () => 'I give away everything.'],
    ['fails at it', () => new Error('no such chain')],
  ])('behavior: one that %s is asked to sign the text, and nothing of what it wrote is taken', async (_, change) => {
    const { asked, adapter } = own(change)
    const page = await signInPage({ adapter })
    await page.store.prepare()
    const { message } = page.store
    await page.store.sign()
    expect([asked, page.store.session?.message]).toEqual([['signIn', 'signMessage'], message])
  })

  test('behavior: a no there is a no, and so is another account', async () => {
    const { walletError } = await import('@billfold/kernel')
    const refusing = own(() => walletError('wallet/refused', {}, { code: 4001, message: 'no' }))
    const page = await signInPage({ adapter: refusing.adapter })
    await page.store.sign()
    expect([refusing.asked, page.store.phase]).toEqual([['signIn'], 'declined'])
  })

  test('behavior: one that lacks it for this session signs the text', async () => {
    const { asked, adapter } = own()
    const page = await signInPage({ adapter: { ...adapter, signIn: async () => undefined } })
    await page.store.sign()
    expect([asked, page.recorded.at(-1)]).toEqual([['signMessage'], 'SIWX_AUTH_SUCCESS'])
  })
})

describe('cancel', () => {
  test('behavior: it always emits CLICK_CANCEL_SIWX; where sessions are required it disconnects', async () => {
    const page = await signInPage()
    await page.store.cancel()
    await settled()
    expect([page.recorded, page.kernel.families.isConnected, page.kernel.modal.isOpen]).toEqual([['CLICK_CANCEL_SIWX'], false, false])
  })

  test('behavior: it returns to the last SIWX-connected network that still has a session', async () => {
    const page = await signInPage()
    await page.store.sign()
    page.connector.wallet.changeNetwork('eip155:10')
    await page.clock.settle(100)
    expect(shown(page)).toEqual(standing)
    await page.store.cancel()
    await page.clock.settle(100)
    expect([page.kernel.families.activeNetwork?.caipNetworkId, page.kernel.modal.isOpen]).toEqual(['eip155:1', false])
  })

  test('behavior: if sessions are not required, it just closes, and nobody is asked again', async () => {
    const ports = fakePorts()
    const page = await signInPage({ ports, own: { required: false } })
    await page.store.cancel()
    await page.kernel.sessionSteps.run()
    expect([page.recorded, page.kernel.families.isConnected, page.kernel.modal.isOpen]).toEqual([['CLICK_CANCEL_SIWX'], true, false])
    const again = await signInPage({ ports: ports.twin({ clock: ports.clock }), own: { required: false } })
    expect(again.kernel.modal.isOpen).toBe(false)
  })

  test.each([
    [true, false],
    [false, true],
  ])('behavior: closing is disabled on the sign view when sessions are required and none exist: %s', async (required, closes) => {
    const page = await signInPage({ own: { required } })
    expect([await page.kernel.modal.requestClose(), page.kernel.modal.isShaking]).toEqual([closes, !closes])
  })
})

describe('sign out', () => {
  test.each([
    ['default', undefined, 0],
    ['parameters: signOutOnDisconnect false', false, 1],
  ])('%s: clears sessions on disconnect if the setting says so', async (_, signOutOnDisconnect, kept) => {
    const siwx = hostSignIn({ ...(signOutOnDisconnect !== undefined && { signOutOnDisconnect }) })
    const page = await signInPage({ options: { siwx } })
    await page.store.sign()
    expect(siwx.sessions).toHaveLength(1)
    await page.kernel.connections.disconnect()
    await settled()
    expect(siwx.sessions).toHaveLength(kept)
  })

  test('behavior: signOut ends the session of the account in front alone', async () => {
    const page = await signInPage()
    await page.store.sign()
    await page.store.signOut()
    expect([page.store.session, page.kernel.families.isConnected]).toEqual([undefined, true])
  })
})

describe('requestSignIn', () => {
  test('default: shows the view and gives the session; who has signed in is not asked', async () => {
    const page = await signInPage({ own: { required: false } })
    await page.store.cancel()
    const asked = page.store.requestSignIn()
    await settled()
    expect(shown(page)).toEqual(standing)
    await page.store.sign()
    const session = await asked
    expect(await page.store.requestSignIn()).toEqual(session)
  })

  test("behavior: it rejects with 'Modal closed' when nobody signs", async () => {
    const page = await signInPage({ own: { required: false } })
    page.kernel.modal.close()
    const asked = page.store.requestSignIn()
    const ended = asked.catch((error: unknown) => (error as Error).message)
    await settled()
    await page.store.cancel()
    expect(await ended).toBe('Modal closed')
  })

  test("behavior: 'SIWX is not enabled' is thrown where the sign-in is off", async () => {
    const page = await signInPage({ options: { siweConfig: olderSignIn({ enabled: false }) } })
    await expect(page.store.requestSignIn()).rejects.toMatchObject({ code: 'siwx/not-enabled', message: 'SIWX is not enabled' })
    expect(page.kernel.modal.isOpen).toBe(false)
  })
})

describe('a sign-in of the host', () => {
  test('default: makes the message and keeps the session', async () => {
    const siwx = hostSignIn()
    const page = await signInPage({ options: { siwx } })
    await page.store.sign()
    expect(siwx.sessions).toMatchObject([{ message: `Sign in as ${alice.address}`, data: { nonce: 'n0nce678' } }])
  })

  test.each([
    ['refuses the session', { addSession: () => Promise.reject(new Error('no')) }],
    ['throws', { getSessions: () => Promise.reject(new Error('away')) }],
  ])('behavior: one that %s: Error signing message, the view stays, SIWX_AUTH_ERROR once', async (_, given) => {
    const page = await signInPage({ options: { siwx: hostSignIn(given) } })
    expect(shown(page)).toEqual(standing)
    await page.store.sign()
    expect([page.toasts(), page.recorded.slice(1), ...shown(page)]).toEqual(['Error signing message', ['SIWX_AUTH_ERROR'], ...standing])
  })

  test("behavior: a message that cannot be made: 'A problem occurred while trying initialize authentication', and a way to try again", async () => {
    const createMessage = vi.fn<SiwxConfig['createMessage']>().mockRejectedValue(new Error('away'))
    const page = await signInPage({ options: { siwx: hostSignIn({ createMessage }) } })
    await page.store.prepare()
    expect([page.store.phase, page.toasts()]).toEqual(['unprepared', 'A problem occurred while trying initialize authentication'])
    await page.clock.settle(60_000)
    expect(createMessage).toHaveBeenCalledTimes(1)
  })

  test('behavior: one that lacks something is said once, and asks nobody', async () => {
    const page = await signInPage({ options: { siwx: { createMessage: () => undefined } } })
    expect(page.kernel.modal.isOpen).toBe(false)
    expect(page.ports.log.messages('error')).toContain('feature.siwx: Nobody can sign in.')
  })

  test('parameters: siweConfig, the older form', async () => {
    const verifyMessage = vi.fn<SiweConfig['verifyMessage']>().mockResolvedValue(true)
    const page = await signInPage({ options: { siweConfig: olderSignIn({ verifyMessage }) } })
    await page.store.sign()
    expect(verifyMessage).toHaveBeenCalledExactlyOnceWith({
      message: `Sign in as ${alice.address} with n0nce678`,
      signature: expect.stringMatching(/^0x/),
    })
    expect(page.recorded).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'])
  })

  test('behavior: an older form that does not take the signature signs nobody in', async () => {
    const page = await signInPage({ options: { siweConfig: olderSignIn({ verifyMessage: async () => false }) } })
    await page.store.sign()
    expect([page.store.session, page.toasts()]).toEqual([undefined, 'Error signing message'])
  })
})

describe('a backend', () => {
  test('default: knows who has signed in, by a token, and forgets who leaves', async () => {
    const ports = fakePorts()
    const backend = backendOf(ports)
    const page = await signInPage({ ports, backend })
    await page.store.sign()
    const headers = { authorization: `Bearer ${page.store.session?.token}` }
    const known = (): Promise<readonly object[]> => backend.sessions(new Request('https://api.example/', { headers }))
    expect(await known()).toMatchObject([{ address: alice.address, chainId: 'eip155:1' }])
    await page.kernel.connections.disconnect()
    await settled()
    expect(await known()).toEqual([])
  })

  test('behavior: a device whose clock is off by 10 minutes signs in', async () => {
    const ports = fakePorts()
    const { createSignInServer } = await import('@billfold/siwx-server')
    const now = (): number => ports.clock.now() - 10 * 60_000
    const backend = createSignInServer({ domain: 'app.example', secret: 'a secret of this test, which is long enough', now })
    const page = await signInPage({ ports, backend })
    await page.store.sign()
    expect(page.recorded).toEqual(['CLICK_SIGN_SIWX_MESSAGE', 'SIWX_AUTH_SUCCESS'])
  })

  test('behavior: one that is down is told and asked by nothing itself; once it is back, the same visitor signs in', async () => {
    const ports = fakePorts()
    const real = backendOf(ports)
    const state = { isDown: false, asked: 0 }
    const handle: typeof real.handle = async (request) => {
      state.asked += 1
      if (state.isDown) throw new TypeError('Failed to fetch')
      return real.handle(request)
    }
    const page = await signInPage({ ports, backend: { ...real, handle } })
    await page.store.prepare()
    state.isDown = true
    const signing = page.store.sign()
    await page.clock.settle(60_000)
    await signing
    expect([...shown(page), page.store.phase, page.store.session]).toEqual([...standing, 'failed', undefined])
    const { asked } = state
    await page.clock.settle(10 * 60_000)
    expect(state.asked).toBe(asked)
    state.isDown = false
    await page.store.sign()
    expect(page.store.session?.data.accountAddress).toBe(alice.address)
  })

  test('behavior: a session that the backend has ended meanwhile is asked for again', async () => {
    const ports = fakePorts()
    const backend = backendOf(ports)
    const first = await signInPage({ ports, backend })
    await first.store.sign()
    const [session] = await backend.sessions(
      new Request('https://api.example/', { headers: { authorization: `Bearer ${first.store.session?.token}` } }),
    )
    if (session !== undefined) await backend.end(session)
    const second = await signInPage({ ports: ports.twin({ clock: ports.clock }), backend })
    expect(shown(second)).toEqual(standing)
  })
})
