import { type Cloud, startCloud } from '@billfold/cloud'
import type { FetchPort, Kernel } from '@billfold/kernel'
import {
  type FakeChainAdapterOptions,
  type FakePorts,
  connectedPage,
  fakeChain,
  fakeConnector,
  fakeNetwork,
  fakePorts,
  fakeWallet,
} from '@billfold/test/fakes'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { onTestFinished } from 'vitest'
import type { NamesOptions } from '../src/contract.js'
import { names } from '../src/manifest.js'
import { registrationStoreKey } from '../src/registration/registration-store-key.js'
import type { RegistrationStore } from '../src/registration/registration-store.js'

export const zone = 'harbour.id'

/** Somebody whom no other test knows: names of one test are nobody's in the next. */
export function somebody(): PrivateKeyAccount {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return privateKeyToAccount(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
}

/** A cloud with a zone, real to its database; its clock is that of the pages. */
export function namesCloud(): Promise<Cloud> {
  const networks = [{ caipNetworkId: 'eip155:1', name: 'Harbour', rpcUrl: 'http://127.0.0.1:1' }] as const
  return startCloud({
    engine: 'pglite',
    projects: [{ id: 'test' }],
    wallets: [],
    networks,
    nameZones: [zone, 'pier.id'],
    allowFaults: true,
    logLevel: 'silent',
  })
}

export interface NamesPageOptions {
  readonly cloud: Cloud
  readonly account?: PrivateKeyAccount
  readonly options?: NamesOptions
  readonly adapter?: FakeChainAdapterOptions
  readonly ports?: FakePorts
  readonly networkId?: number
}

/** A page at a real cloud, with a wallet that signs by a key. */
export interface NamesPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly store: RegistrationStore
  readonly account: PrivateKeyAccount
  /** Methods and paths that were asked, of names alone. */
  readonly asked: readonly string[]
  /** What was posted. */
  readonly posted: readonly unknown[]
  readonly recorded: readonly string[]
  readonly toast: () => string | undefined
}

/** Opens a page and connects its wallet. */
export async function namesPage(given: NamesPageOptions): Promise<NamesPage> {
  const { cloud, account = somebody(), ports = realTime(), networkId = 1 } = given
  const [asked, posted]: [string[], unknown[]] = [[], []]
  const fetched: FetchPort = async (url, request) => {
    const { pathname, search } = new URL(url)
    if (pathname.startsWith('/v1/profile')) asked.push(`${request.method} ${pathname}${search.replace(/&?(?:projectId|st|sv)=[^&]*/g, '')}`)
    if (request.body !== undefined) posted.push(JSON.parse(request.body))
    const { status, headers, body } = await fetch(url, request)
    return { status, headers, body, url }
  }
  const signed: FakeChainAdapterOptions = { signMessage: (_, message) => account.signMessage({ message }) }
  const wallet = fakeWallet({ accounts: [{ address: account.address }], networkId: `eip155:${networkId}` })
  const opened = await connectedPage({
    plugins: [
      fakeChain('eip155', { ...signed, ...given.adapter }),
      names({ zones: [zone, 'pier.id'], ens: false, families: [], ...given.options }),
    ],
    networks: [fakeNetwork('eip155', { id: networkId })],
    connector: fakeConnector({ wallet }),
    ports: Object.assign({ ...ports }, { fetch: fetched }),
    options: { endpoints: { blockchain: cloud.url } },
  })
  onTestFinished(opened.end)
  const { kernel } = opened
  const recorded: string[] = []
  kernel.events.on('analytics:recorded', ({ event }) => void (event.startsWith('REGISTER_NAME') && recorded.push(event)))
  const store = await kernel.load(registrationStoreKey)
  return { kernel, ports, store, account, asked, posted, recorded, toast: () => kernel.toasts.current?.message }
}

function realTime(): FakePorts {
  const ports = fakePorts()
  ports.clock.jump(Date.now() - ports.clock.now())
  return ports
}
