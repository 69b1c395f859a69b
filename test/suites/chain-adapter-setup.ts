import {
  type ChainAdapter,
  type Network,
  type TransactionRequest,
  type TransferRequest,
  type Session,
  chainAdapter,
  keyFor,
} from '@billfold/kernel'
import { fakeConnector } from '../fakes/fake-connector.js'
import { fakeNetwork } from '../fakes/fake-network.js'
import type { FakeWallet } from '../fakes/fake-wallet.js'
import type { Bench, PluginSetup } from './bench.js'
import type { Check } from './check.js'
import { activates, onBench } from './plugin-checks.js'

/** A chain plugin, addresses to try it with, and a wallet of the family. */
export interface ChainAdapterSetup extends PluginSetup {
  readonly namespace: ChainAdapter['namespace']
  readonly addresses: {
    readonly valid: readonly [string, ...string[]]
    readonly invalid: readonly [string, ...string[]]
  }
  /** The switches of a wallet of the family that knows one network: `fakeWallet()`, or what drives a wallet of your own. */
  readonly wallet: Pick<FakeWallet, 'behavior' | 'networkId' | 'says'>
  /** A network that the wallet does not know, for families whose networks have ids of a certain form. */
  readonly otherNetwork?: Network
  /** Provider of a session of the family. */
  readonly provider: unknown
  /** Transaction that the wallet is asked to send. Absent leaves sending unchecked. */
  readonly transaction?: TransactionRequest
  /** Transfer that the family is asked to make. Absent leaves transfers unchecked. */
  readonly transfer?: TransferRequest
}

/** The adapter of a loaded plugin, with a session to use it on. */
export interface WiredAdapter extends ChainAdapterSetup {
  readonly adapter: ChainAdapter
  readonly session: Session
  readonly network: Network
  /** A network that the wallet does not know. */
  readonly otherNetwork: Network
  readonly bench: Bench
}

/** A check of a loaded plugin's adapter. */
export function onAdapter(name: string, run: (wiring: WiredAdapter) => void | Promise<void>): Check<ChainAdapterSetup> {
  return onBench(name, async (bench, setup) => run(await wiredAdapter(bench, setup)))
}

/** Reads the error that a promise rejects with; undefined when it resolves. */
export function failureOf(answer: Promise<unknown>): Promise<unknown> {
  return answer.then(
    () => undefined,
    (error: unknown) => error ?? new Error('rejected with nothing'),
  )
}

/** Loads the plugin and takes its adapter in hand. */
async function wiredAdapter(bench: Bench, setup: ChainAdapterSetup): Promise<WiredAdapter> {
  const { namespace, addresses, provider } = setup
  await activates(bench)
  const network = bench.networks.find(({ chainNamespace }) => chainNamespace === namespace) ?? fakeNetwork(namespace)
  const account = { address: addresses.valid[0] }
  const adapter = await bench.kernel.load(keyFor(chainAdapter, namespace))
  await adapter.prepare?.()
  return {
    ...setup,
    bench,
    adapter,
    session: { namespace, connector: fakeConnector({ namespace }), account, accounts: [account], network, provider },
    network,
    otherNetwork: setup.otherNetwork ?? fakeNetwork(namespace, { id: 'unheard-of' }),
  }
}
