import type { FetchPort, KernelOptionsInput, Kernel, PluginManifest } from '@billfold/kernel'
import { type SignInServer, createSignInServer } from '@billfold/siwx-server'
import {
  type FakeChainAdapterOptions,
  type FakeClock,
  type FakeConnector,
  type FakePorts,
  fakeChain,
  fakeConnector,
  fakePorts,
  fakeWallet,
  fakeNetwork,
  settled,
} from '@billfold/test/fakes'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { type Siwx, type SiwxOptions, siwxKey } from '../src/contract.js'
import { siwx } from '../src/manifest.js'

export const [alice, brook] = [privateKeyToAccount(`0x${'a1'.repeat(32)}`), privateKeyToAccount(`0x${'b2'.repeat(32)}`)] as const

export interface SignInPageOptions {
  readonly own?: SiwxOptions
  readonly options?: Partial<KernelOptionsInput>
  readonly adapter?: FakeChainAdapterOptions
  readonly ports?: FakePorts
  /** A backend, real but for the wire. */
  readonly backend?: SignInServer
  /** Further plugins of the page. */
  readonly plugins?: readonly PluginManifest[]
}

/** A page that signs in, with a wallet that signs by Alice's key. */
export interface SignInPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly clock: FakeClock
  readonly connector: FakeConnector
  readonly store: Siwx
  /** Names of what was recorded for analytics. */
  readonly recorded: string[]
  readonly toasts: () => string | undefined
}

/** Signs what a page asks for, by the key of the account in use unless told otherwise. */
export function signingBy(account?: PrivateKeyAccount): FakeChainAdapterOptions {
  return {
    signMessage: async ({ account: { address } }, message) => {
      const own = account ?? [alice, brook].find((one) => one.address === address) ?? alice
      return own.signMessage({ message })
    },
  }
}

/** A backend whose clock is that of the page. */
export function backendOf(ports: FakePorts): SignInServer {
  return createSignInServer({ domain: 'app.example', secret: 'a secret of this test, which is long enough', now: () => ports.clock.now() })
}

/** Leads calls of the page into a server, without a wire. */
function wiredTo(server: SignInServer): FetchPort {
  return async (url, { method, headers, body }) => {
    const asked = new Request(url, { method, headers: { ...headers, origin: 'https://app.example' }, ...(body !== undefined && { body }) })
    const response = (await server.handle(asked)) ?? new Response('', { status: 404 })
    const text = new TextEncoder().encode(await response.text())
    return {
      ...{ status: response.status, headers: response.headers, url },
      body: (async function* pieces() {
        yield text
      })(),
    }
  }
}

/** Opens a page and connects its wallet. */
export async function signInPage({
  own,
  options,
  adapter = signingBy(),
  backend,
  plugins = [],
  ...given
}: SignInPageOptions = {}): Promise<SignInPage> {
  const ports = given.ports ?? fakePorts()
  const wired = backend === undefined ? ports : { ...ports, fetch: wiredTo(backend) }
  const { createKernel } = await import('@billfold/kernel')
  const kernel = createKernel(wired, [fakeChain('eip155', adapter), siwx(own), ...plugins], {
    projectId: 'test',
    networks: [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 10 })],
    ...(backend !== undefined && { endpoints: { siwx: 'https://api.example/siwx/' } }),
    ...options,
  })
  const recorded: string[] = []
  kernel.events.on('analytics:recorded', ({ event }) => void (/SIWX/.test(event) && recorded.push(event)))
  const wallet = fakeWallet({ accounts: [{ address: alice.address }], networkId: 'eip155:1', networkIds: ['eip155:1', 'eip155:10'] })
  const connector = fakeConnector({ wallet })
  kernel.connectors.add(connector)
  // It waits for what was connected before, on a clock that stands still.
  void kernel.start()
  await settled()
  await kernel.connections.connect(connector)
  const store = await kernel.load(siwxKey)
  await settled()
  return { kernel, ports, clock: ports.clock, connector, store, recorded, toasts: () => kernel.toasts.current?.message }
}
