import {
  type ChainAdapter,
  type Connector,
  type FamilyState,
  type TransactionRequest,
  type TransferRequest,
  chainAdapter,
  keyFor,
} from '@billfold/kernel'
import type { FakeClock } from '../fakes/fake-clock.js'
import type { FakeFetch } from '../fakes/fake-fetch.js'
import { fakeNetwork } from '../fakes/fake-network.js'
import type { Bench } from './bench.js'
import { type Check, must } from './check.js'
import { type ConnectorSetup, type WalletControls, ableOnly } from './connector-setup.js'
import { onBench } from './plugin-checks.js'

/** A chain family with a wallet in the page and nodes, as a visitor meets it. */
export interface FamilySetup extends ConnectorSetup {
  readonly namespace: ChainAdapter['namespace']
  /** Lets a node of the family answer at a host: every account has some of the coin. Absent leaves balances unchecked. */
  readonly node?: (fetch: FakeFetch, host: string) => void
  /** The transaction that the wallet is asked to send. Absent leaves `sendTransaction` unchecked. */
  readonly transaction?: TransactionRequest
  /** The transfer that the family is asked to make. Absent leaves `transfer` unchecked. */
  readonly transfer?: TransferRequest
}

/** The host's own node in every check of a family. */
export const hostNode = 'node.host.example'

/** A page with the family, after its modal was opened. */
export interface FamilyPage extends Pick<FamilySetup, 'otherAddress' | 'asked' | 'transaction' | 'transfer'> {
  readonly bench: Bench
  readonly wallet: WalletControls
  readonly family: FamilyState
  readonly connector: Connector
  readonly adapter: ChainAdapter
  /** Connects the wallet that was listed. */
  connect(): Promise<void>
  /** Lets the page run until something is there; undefined when it does not come. */
  readonly until: Until
  /** Loads the page anew, runs something with the family in it, and closes it. */
  reload(run: (family: FamilyState, until: Until) => void | Promise<void>, options?: ReloadOptions): Promise<void>
}

type Until = <T>(look: () => T | undefined) => Promise<T | undefined>

export interface ReloadOptions {
  /** The next page reaches no node. */
  readonly isOffline?: boolean
}

/**
 * Looks before something is given up. The first ones let code arrive in real time, which may take long on a busy machine, and hardly move the
 * kernel's clock: it gives up what does not arrive. The later ones let time pass.
 */
const looks = [
  { count: 600, milliseconds: 5, pause: 5 },
  { count: 60, milliseconds: 1_000, pause: 10 },
] as const
/** Time for the code of a plugin to arrive on a busy machine, in looks of 50 ms. */
const arrivalLooks = 600

/** Makes a check of a family in a page whose host names a node of its own. */
export function onFamily(name: string, run: (page: FamilyPage) => void | Promise<void>): Check<FamilySetup> {
  const check = onBench<FamilySetup>(name, async (bench, setup) => run(await openPage(bench, setup)))
  return { name, run: (setup) => check.run(withHostNode(setup)) }
}

/** Names the host's node for every network. The nodes of the networks answer too: an adapter that asks them gets a balance all the same. */
function withHostNode(setup: FamilySetup): FamilySetup {
  const { namespace, node } = setup
  const networks = setup.networks ?? [fakeNetwork(namespace), fakeNetwork(namespace, { id: 2 })]
  const rpcUrls = Object.fromEntries(networks.map(({ caipNetworkId }) => [caipNetworkId, [`https://${hostNode}`]]))
  const hosts = networks.flatMap(({ rpcUrls: urls }) => urls.default.http.map((url) => new URL(url).host))
  return {
    ...setup,
    networks,
    options: { ...setup.options, rpcUrls, logLevel: 'debug' },
    answers: (fetch) => {
      setup.answers?.(fetch)
      for (const host of [hostNode, ...hosts]) node?.(fetch, host)
    },
  }
}

async function openPage(bench: Bench, setup: FamilySetup): Promise<FamilyPage> {
  const { namespace, otherAddress, asked, transaction, transfer, settled } = setup
  const { kernel, ports } = bench
  const untilIn =
    (clock: FakeClock) =>
    async <T>(look: () => T | undefined): Promise<T | undefined> => {
      for (const { count, milliseconds, pause } of looks) {
        for (let turn = 0; turn < count; turn++) {
          const found = look()
          if (found !== undefined) return found
          await settled?.()
          await clock.settle(milliseconds)
          await new Promise((resume) => setTimeout(resume, pause))
        }
      }
      return undefined
    }
  const until = untilIn(ports.clock)
  await kernel.modal.open()
  await hasLoaded(bench)
  const connector = await until(() => kernel.connectors.all.find((each) => each.namespace === namespace))
  must(connector !== undefined, 'no wallet of the family is listed after the modal was opened')
  const family = kernel.families.find(namespace)
  must(family !== undefined, `the family ${namespace} is not enabled`)
  return {
    ...{ bench, family, connector, otherAddress, until },
    ...(asked && { asked }),
    ...(transaction && { transaction }),
    ...(transfer && { transfer }),
    wallet: ableOnly(setup),
    adapter: await kernel.plugins.load(keyFor(chainAdapter, namespace)),
    async connect() {
      const { status } = await kernel.connections.connect(connector)
      must(status === 'connected', `connecting ended ${status}`)
    },
    async reload(run, { isOffline = false } = {}) {
      const next = await bench.nextPage(({ fetch }) => isOffline && fetch.goOffline())
      try {
        await run(next.kernel.families.get(namespace, 'reload'), untilIn(next.ports.clock))
      } finally {
        await next.kernel.destroy()
      }
    },
  }
}

/** Waits in real time for the code that the modal, or the family, asks for. */
async function hasLoaded({ status }: Bench): Promise<void> {
  for (let turn = 0; turn < arrivalLooks && status()?.state !== 'active'; turn++) await new Promise((resume) => setTimeout(resume, 50))
  const { state, reason } = status() ?? {}
  must(state === 'active', `its code is not loaded with the modal: it is ${state}: ${reason}`)
}
