import {
  type ChainAdapter,
  type Kernel,
  type KernelOptionsInput,
  type KernelPorts,
  type Network,
  type Session,
  createKernel,
} from '@billfold/kernel'
import { type SolanaChain, solanaNetwork } from '@billfold/local-chains/solana'
import { ana, ben } from '@billfold/local-chains/solana/seed'
import { type FakePage, type FakePorts, fakePorts } from '@billfold/test/fakes'
import { type SolanaWallet, type SolanaWalletOptions, createSolanaWallet } from '@billfold/test-wallets/solana'
import { solanaAdapterKey } from '../src/contract.js'
import { solana } from '../src/manifest.js'
import { register } from './fake-solana-wallet.js'

/** A wallet with the keys of Ana and Ben. Whoever is in front of it says yes. */
export function liveWallet(chain: SolanaChain, options: Partial<SolanaWalletOptions> = {}): SolanaWallet {
  return createSolanaWallet({
    name: 'Harbour Wallet',
    keys: [ana, ben],
    url: chain.url,
    behavior: 'approve',
    isRegistered: false,
    storage: undefined,
    ...options,
  })
}

/** A page that runs in real time on a real chain. */
export interface LivePage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly page: FakePage
  readonly adapter: ChainAdapter
  /** Every request that left the page, by its method. */
  readonly requests: string[]
  /** Requests that are to fail: as a broken line does, after they arrived or before, or as what has arrived by another way too. */
  readonly faults: Map<string, 'lost' | 'unanswered' | 'known'>
  session(): Session
  connect(name?: string): Promise<Session>
}

export interface LivePageOptions {
  readonly chain: SolanaChain
  readonly wallets: readonly SolanaWallet[]
  readonly networks?: readonly Network[]
  readonly options?: Partial<KernelOptionsInput>
  /** Waits of up to a second pass at this pace; one, unless given. */
  readonly pace?: number
}

/** Opens a page with wallets. */
export async function livePage({
  chain,
  wallets,
  networks = [solanaNetwork(chain.url)],
  options,
  pace = 1,
}: LivePageOptions): Promise<LivePage> {
  const ports = fakePorts()
  const requests: string[] = []
  const faults: LivePage['faults'] = new Map()
  for (const wallet of wallets) register(ports.page, wallet.standard)
  const real = inRealTime({ ports, requests, faults, pace })
  const kernel = createKernel(real, [solana({ discovery: 'start' })], { projectId: 'test', networks, ...options })
  await kernel.start()
  await kernel.plugins.activate('chain.solana')
  const adapter = await kernel.load(solanaAdapterKey)
  const session = (): Session => {
    const found = kernel.families.find('solana')?.session
    if (found === undefined) throw new Error('no wallet is connected')
    return found
  }
  const connect = async (name = wallets[0]?.name ?? ''): Promise<Session> => {
    const connector = kernel.connectors.find({ id: name, namespace: 'solana' })
    if (connector === undefined) throw new Error('the wallet is not there')
    const outcome = await kernel.connections.connect(connector)
    if (outcome.status !== 'connected') throw new Error(`connecting ended with ${JSON.stringify(outcome)}`)
    return session()
  }
  return { kernel, ports, page: ports.page, adapter, requests, faults, session, connect }
}

/** Answer of a node about a transaction that it has seen. */
const alreadyProcessed = JSON.stringify({
  ...{ jsonrpc: '2.0', id: 1 },
  error: {
    ...{ code: -32002, message: 'Transaction simulation failed: This transaction has already been processed' },
    data: { err: 'AlreadyProcessed', logs: [] },
  },
})

interface RealTime extends Pick<LivePage, 'ports' | 'requests' | 'faults'> {
  readonly pace: number
}

function inRealTime({ ports, requests, faults, pace }: RealTime): KernelPorts {
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds > 1_000 ? milliseconds : milliseconds / pace)
    return () => clearTimeout(timer)
  }
  return {
    ...ports,
    clock: { now: () => Date.now(), monotonic: () => performance.now(), after, idle: (run) => after(0, run) },
    fetch: async (url, request) => {
      const { method = '' } = JSON.parse(request.body ?? '{}') as { readonly method?: string }
      requests.push(method)
      if (faults.get(method) === 'lost') throw new TypeError('Failed to fetch')
      const { status, headers, body } = await fetch(url, request)
      if (faults.get(method) === 'unanswered') throw new TypeError('Failed to fetch')
      if (faults.get(method) === 'known') return { status, headers, body: new Response(alreadyProcessed).body, url }
      return { status, headers, body, url }
    },
  }
}
