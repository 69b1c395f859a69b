import {
  type BillfoldError,
  type ChainAdapter,
  type KernelPorts,
  type Network,
  type Session,
  type TransferRequest,
  createKernel,
} from '@billfold/kernel'
import { type FakeWallet, fakePorts, fakeWallet } from '@billfold/test/fakes'
import { type PolkadotOptions, polkadotAdapterKey } from '../src/contract.js'
import { polkadot } from '../src/manifest.js'
import { fakeExtension } from './fake-extension.js'
import type { Person } from './keys.js'

/** A page that runs in real time on a running ledger, with a connected extension. */
export interface LivePage {
  readonly adapter: ChainAdapter
  readonly session: Session
  readonly wallet: FakeWallet
  /** Methods whose answer is lost on the way. */
  readonly unanswered: Set<string>
  transfer(request: TransferRequest): Promise<string>
  fee(request: TransferRequest): Promise<bigint>
  end(): Promise<void>
}

/** The error of an answer that has to fail. */
export function failure(answer: Promise<unknown>): Promise<BillfoldError> {
  return answer.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: BillfoldError) => error,
  )
}

export async function livePage(network: Network, { address }: Person, options: PolkadotOptions = {}): Promise<LivePage> {
  const ports = fakePorts()
  const wallet = fakeWallet({ accounts: [{ address }], networkId: network.caipNetworkId })
  const unanswered = new Set<string>()
  ports.page.leave('injectedWeb3', { harbour: fakeExtension(wallet) })
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  }
  const clock = { now: () => Date.now(), monotonic: () => performance.now(), after, idle: (run: () => void) => after(0, run) }
  const real: KernelPorts['fetch'] = async (url, request) => {
    const { status, headers, body } = await fetch(url, request)
    if ([...unanswered].some((method) => request.body?.includes(method))) throw new TypeError('Failed to fetch')
    return { status, headers, body, url }
  }
  const kernel = createKernel({ ...ports, clock, fetch: real }, [polkadot({ discovery: 'start', ...options })], {
    projectId: 'test',
    networks: [network],
  })
  await kernel.start()
  await kernel.plugins.activate('chain.polkadot')
  const [connector] = kernel.connectors.all
  const outcome = connector && (await kernel.connections.connect(connector))
  const session = kernel.families.find('polkadot')?.session
  if (session === undefined) throw new Error(`connecting ended ${outcome?.status}`)
  const adapter = await kernel.load(polkadotAdapterKey)
  const cannot = (): Promise<never> => Promise.reject(new Error('the adapter has no transfers'))
  return {
    ...{ adapter, session, wallet, unanswered },
    transfer: (request) => adapter.transfer?.(session, request) ?? cannot(),
    fee: (request) => adapter.transferFee?.(session, request) ?? cannot(),
    end: () => kernel.destroy(),
  }
}
