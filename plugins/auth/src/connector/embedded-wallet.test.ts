import type { ChainNamespace, Network } from '@billfold/kernel'
import { type FakeClock, fakeClock, fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { connectPerson } from '../login/connect-person.js'
import { playedLoader } from '../../testing/played-loader.js'
import { AuthConnector, authNamespaces } from './auth-connector.js'
import { EmbeddedWallet } from './embedded-wallet.js'

interface World {
  readonly wallet: EmbeddedWallet
  readonly clock: FakeClock
  readonly asked: readonly (readonly [string, unknown])[]
  readonly alerts: readonly string[]
  readonly smart: ReadonlyMap<ChainNamespace, readonly string[]>
  readonly state: { used?: true; isClosed: boolean }
}

interface Setting {
  readonly namespaces?: readonly ChainNamespace[]
  readonly isAlive?: boolean
  readonly fails?: ChainNamespace
  readonly isSilent?: boolean
}

function world({ namespaces = ['eip155', 'solana', 'sui'], isAlive = true, fails, isSilent = false }: Setting = {}): World {
  const clock = fakeClock()
  const networks: readonly Network[] = namespaces.map(networkOf)
  const asked: [string, unknown][] = []
  const alerts: string[] = []
  const smart = new Map<ChainNamespace, readonly string[]>()
  const state: { used?: true; isClosed: boolean } = { isClosed: false }
  const answers: Readonly<Record<string, (payload: never) => unknown>> = {
    IS_CONNECTED: () => ({ isConnected: isAlive }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: networks.map(({ id }) => id) }),
    GET_USER: ({ chainId }: { chainId: number | string }) => {
      const family = networks.find(({ id, caipNetworkId }) => id === chainId || caipNetworkId === chainId)?.chainNamespace
      if (family === fails) throw new Error('The network does not answer.')
      const accounts = [
        { address: `${family}-key`, type: 'eoa' },
        { address: `${family}-contract`, type: 'smartAccount' },
      ]
      return { address: `${family}-contract`, chainId, email: 'jo@mail.example', accounts }
    },
  }
  const answer = (request: string, payload: unknown): never => answers[request]?.(payload as never) as never
  const wallet = new EmbeddedWallet({
    clock,
    client: {
      request: async (request: string, payload: unknown, options?: { readonly signal?: AbortSignal | undefined }) => {
        asked.push([request, payload])
        if (isSilent && request === 'SIGN_OUT')
          return new Promise<never>((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('called off'))))
        return answer(request, payload)
      },
      close: () => void (state.isClosed = true),
      reload: () => void asked.push(['reload', undefined]),
    },
    families: {
      find: (namespace) =>
        ({
          preferredAccountType: 'smartAccount',
          network: networks.find(({ chainNamespace }) => chainNamespace === namespace),
          allowSmartAccounts: (ids: readonly string[]) => smart.set(namespace as ChainNamespace, ids),
        }) as never,
      needAdapter: async () => ({ pairing: async () => ({ methods: ['personal_sign', 'eth_sign'], events: [] }) }) as never,
    },
    networks: {
      namespaces,
      of: (namespace) => networks.filter(({ chainNamespace }) => chainNamespace === namespace),
      preferredNetwork: ({ network }) => network,
    },
    desk: { ask: (_, send) => send(new AbortController().signal) },
    rpc: { classify: (_, method) => (method === 'eth_sign' ? 'refused' : 'ask') },
    alerts: { raise: (code) => void alerts.push(code) },
    log: { warn: () => undefined },
    used: { read: () => state.used, remove: () => void delete state.used, write: () => void (state.used = true) },
  })
  return { wallet, clock, asked, alerts, smart, state }
}

/** Only EVM networks have numbers. */
function networkOf(namespace: ChainNamespace): Network {
  const network = fakeNetwork(namespace)
  return namespace === 'eip155' ? network : { ...network, id: String(network.id) }
}

const request = (namespace: ChainNamespace) => ({ network: fakeNetwork(namespace), signal: new AbortController().signal })

describe('EmbeddedWallet', () => {
  test('default: the auth connector supports only eip155 and solana', () => {
    expect(authNamespaces).toEqual(['eip155', 'solana'])
  })

  test('default: connects both families at once, the account in use first, and goes back to the network in front', async () => {
    const { wallet, asked, state } = world()
    const grant = await new AuthConnector('eip155', playedLoader({ wallet })).connect(request('eip155'))
    expect(grant.accounts.map(({ address, type }) => [address, type])).toEqual([
      ['eip155-contract', 'smartAccount'],
      ['eip155-key', 'eoa'],
    ])
    expect(grant.others?.map(({ namespace, activeAddress }) => [namespace, activeAddress])).toEqual([['solana', 'solana-contract']])
    expect(asked.at(-1)).toMatchObject(['SWITCH_NETWORK', { chainId: fakeNetwork('eip155').id }])
    expect(state.used).toBe(true)
  })

  test('behavior: the same where nobody names a network: the one that the family prefers', async () => {
    const { wallet, asked } = world()
    await wallet.connectAll('eip155', undefined)
    expect(asked.at(-1)).toMatchObject(['SWITCH_NETWORK', { chainId: fakeNetwork('eip155').id }])
  })

  test('behavior: which networks have smart accounts is what the frame says', async () => {
    const { wallet, smart } = world()
    await wallet.connect('eip155')
    expect(smart.get('eip155')).toEqual([fakeNetwork('eip155').caipNetworkId])
  })

  test('behavior: who is logged in anew is read for every family that is connected, the one in front last', async () => {
    const { wallet, asked } = world()
    await wallet.connectAll('eip155', undefined)
    const before = asked.length
    await wallet.refresh('eip155')
    const ids = asked.slice(before).map(([name, payload]) => [name, (payload as { readonly chainId: unknown }).chainId])
    expect(ids).toEqual([
      ['GET_USER', fakeNetwork('solana').caipNetworkId],
      ['GET_USER', fakeNetwork('eip155').id],
    ])
  })

  test('behavior: a family that fails stays away, and the login stands', async () => {
    const { wallet, alerts } = world({ fails: 'solana' })
    const { grant, others } = await wallet.connectAll('eip155', fakeNetwork('eip155'))
    expect([grant.activeAddress, others, alerts]).toEqual(['eip155-contract', [], ['APKTW001']])
  })

  test('behavior: the frame is not asked on a page where nobody logged in', async () => {
    const { wallet, asked } = world()
    expect(await new AuthConnector('eip155', playedLoader({ wallet })).reconnect(request('eip155'))).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('behavior: restoring itself: a session that lives gives the same account, one that ended is forgotten', async () => {
    const alive = world()
    Object.assign(alive.state, { used: true })
    expect((await new AuthConnector('eip155', playedLoader({ wallet: alive.wallet })).reconnect(request('eip155')))?.activeAddress).toBe(
      'eip155-contract',
    )
    const ended = world({ isAlive: false })
    Object.assign(ended.state, { used: true })
    expect(await new AuthConnector('eip155', playedLoader({ wallet: ended.wallet })).reconnect(request('eip155'))).toBeUndefined()
    expect(ended.state.used).toBeUndefined()
  })

  test('behavior: a frame that does not answer the logout is waited for 3 s', async () => {
    const { wallet, clock, state } = world({ isSilent: true })
    Object.assign(state, { used: true })
    const left = wallet.leave()
    await clock.settle(2_999)
    expect(state).toEqual({ used: true, isClosed: false })
    await clock.settle(1)
    await left
    expect([state.used, state.isClosed, clock.pending]).toEqual([undefined, true, 0])
  })

  test('behavior: the reload itself', () => {
    const { wallet, asked } = world()
    new AuthConnector('eip155', playedLoader({ wallet })).reload()
    expect(asked).toEqual([['reload', undefined]])
  })
})

test("behavior: 'No auth connector found' where no family is reached", async () => {
  const needs = {
    families: { activeNamespace: 'sui' },
    networks: { namespaces: ['sui'] },
    connectors: { find: () => undefined },
    connections: {},
  }
  await expect(connectPerson(needs as never, 'email')).rejects.toMatchObject({
    code: 'auth/no-connector',
    message: 'No auth connector found',
  })
})

test.each([
  ['is read anew where another tab has logged somebody in, and this page followed', 'ID_AUTH', ['refresh eip155', 'connect']],
  ['is connected where another wallet is in use', 'io.metamask', ['connect']],
])('behavior: whoever has logged in %s', async (_, id, expected) => {
  const done: string[] = []
  const needs = {
    families: { activeNamespace: 'eip155', find: () => ({ session: { connector: { id } } }) },
    networks: { namespaces: ['eip155'] },
    connectors: { find: () => ({ id: 'ID_AUTH', namespace: 'eip155' }) },
    connections: { connect: async () => (done.push('connect'), { status: 'connected' }) },
    wallet: { refresh: async (namespace: string) => void done.push(`refresh ${namespace}`) },
  }
  await connectPerson(needs as never, 'email')
  expect(done).toEqual(expected)
})
