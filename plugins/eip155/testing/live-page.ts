import {
  type ChainAdapter,
  type Kernel,
  type KernelOptionsInput,
  type KernelPorts,
  type Network,
  type PluginManifest,
  type Session,
  createKernel,
} from '@billfold/kernel'
import { type EvmChain, startEvmChain } from '@billfold/local-chains/evm'
import { alice, brook, evmChainIds } from '@billfold/local-chains/evm/seed'
import { type FakePorts, fakePorts } from '@billfold/test/fakes'
import { type EvmWallet, type EvmWalletOptions, createEvmWallet } from '@billfold/test-wallets/evm'
import { type Eip155Options, eip155AdapterKey } from '../src/contract.js'
import { eip155 } from '../src/manifest.js'
import { defineEvmNetwork } from '../src/networks/index.js'

/** Two real chains, for the tests of one file. */
export interface LiveChains {
  readonly one: EvmChain
  readonly two: EvmChain
  readonly networks: readonly [one: Network, two: Network]
  stop(): Promise<void>
}

/** Starts both chains. */
export async function startLiveChains(): Promise<LiveChains> {
  const [one, two] = await Promise.all([startEvmChain(), startEvmChain({ chainId: evmChainIds.harbourTwo })])
  const networks = [
    defineEvmNetwork({ id: one.chainId, name: 'Harbour One', rpcUrls: [one.url] }),
    defineEvmNetwork({ id: two.chainId, name: 'Harbour Two', rpcUrls: [two.url] }),
  ] as const
  const stop = async (): Promise<void> => void (await Promise.all([one.stop(), two.stop()]))
  return { one, two, networks, stop }
}

/** A wallet with the keys of Alice and Brook that knows the first chain. Whoever is in front of it says yes. */
export function liveWallet({ one }: LiveChains, options: Partial<EvmWalletOptions> = {}): EvmWallet {
  return createEvmWallet({
    name: 'Harbour Wallet',
    rdns: 'example.harbour',
    privateKeys: [alice.privateKey, brook.privateKey],
    chains: { [one.chainId]: one.url },
    behavior: 'approve',
    isAnnounced: false,
    storage: undefined,
    ...options,
  })
}

/** A page that runs in real time on real chains. */
export interface LivePage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly adapter: ChainAdapter
  /** Every request that left the page, as the methods in it. */
  readonly requests: (readonly string[])[]
  session(): Session
  connect(): Promise<Session>
}

export interface LivePageOptions extends Eip155Options {
  readonly wallet: EvmWallet
  readonly options?: Partial<KernelOptionsInput>
  readonly others?: readonly PluginManifest[]
}

/** Opens a page for a wallet. */
export async function livePage({ networks }: LiveChains, { wallet, options, others = [], ...rest }: LivePageOptions): Promise<LivePage> {
  const ports = fakePorts()
  const requests: (readonly string[])[] = []
  const wallets = [{ id: 'harbour', name: wallet.name, load: () => wallet.provider }]
  const kernel = createKernel(inRealTime(ports, requests), [eip155({ wallets, ...rest }), ...others], {
    projectId: 'test',
    networks,
    ...options,
  })
  await kernel.start()
  const adapter = await kernel.load(eip155AdapterKey)
  const session = (): Session => {
    const found = kernel.families.find('eip155')?.session
    if (found === undefined) throw new Error('no wallet is connected')
    return found
  }
  const connect = async (): Promise<Session> => {
    const connector = kernel.connectors.find({ id: 'harbour', namespace: 'eip155' })
    if (connector === undefined) throw new Error('the wallet is not there')
    const outcome = await kernel.connections.connect(connector)
    if (outcome.status !== 'connected') throw new Error(`connecting ended with ${JSON.stringify(outcome)}`)
    return session()
  }
  return { kernel, ports, adapter, requests, session, connect }
}

function inRealTime(ports: FakePorts, requests: (readonly string[])[]): KernelPorts {
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
  return {
    ...ports,
    clock: { now: () => Date.now(), monotonic: () => performance.now(), after, idle: (run) => after(0, run) },
    fetch: async (url, request) => {
      const asked = JSON.parse(request.body ?? 'null') as { readonly method?: string } | readonly { readonly method?: string }[] | null
      requests.push([asked ?? []].flat().map(({ method = '' }) => method))
      const { status, headers, body } = await fetch(url, request)
      return { status, headers, body, url }
    },
  }
}
