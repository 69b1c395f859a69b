import type { CaipNetworkId, FamilyState, ConnectOutcome, Connector, Connectors, EventName, Network } from '@billfold/kernel'
import type { FakeWallet } from '../fakes/fake-wallet.js'
import type { Bench, PluginSetup } from './bench.js'
import { type Check, lacks, must } from './check.js'
import { activates, onBench } from './plugin-checks.js'

/** Controls of a wallet and of the person in front of it: `fakeWallet()` has them. */
export type WalletControls = Pick<
  FakeWallet,
  | 'accounts'
  | 'answer'
  | 'answersTwice'
  | 'changeAccounts'
  | 'changeNetwork'
  | 'behavior'
  | 'disconnect'
  | 'isConnected'
  | 'listeners'
  | 'lock'
  | 'networkId'
  | 'prompts'
  | 'says'
> &
  Partial<Pick<FakeWallet, 'isPending' | 'revoke' | 'unlock'>>

/** A connector plugin with the wallet that it reaches. */
export interface ConnectorSetup extends PluginSetup {
  readonly wallet: WalletControls
  /** Another address of the family, for the person to change to. */
  readonly otherAddress: string
  /** Controls that this wallet lacks, with the reason: a check that needs one is skipped. */
  readonly cannot?: { readonly [K in keyof WalletControls]?: string }
  /** Lets arrive what is on its way, from and to a wallet that is not on the page. */
  readonly settled?: () => Promise<void>
  /** The methods that the wallet was asked for so far, by the names of the wire. Absent leaves them uncompared with `reaches`. */
  readonly asked?: () => readonly string[]
}

/** The connector of a loaded plugin, on a bench. */
export interface WiredConnector extends Pick<ConnectorSetup, 'wallet' | 'otherAddress' | 'asked'> {
  readonly bench: Bench
  readonly connector: Connector
  readonly connectors: Connectors
  readonly family: FamilyState
  /** A network of the family that the wallet is not on. */
  readonly otherNetworkId: CaipNetworkId
  connect(): Promise<ConnectOutcome>
  /** Lets everything happen that happens by itself: again, on a machine that is busy, until something is so that a check wants. */
  settle(isSo?: () => boolean): Promise<void>
  /** Events of the family under a name so far. */
  told(name: EventName): readonly unknown[]
  /** The page is loaded anew, with the same storage and the same wallet. */
  reload(): Promise<{ readonly address: string | undefined; readonly prompts: number }>
}

/** Times that a wallet is given to do what a check wants of it. */
const looks = 20

/** A check of a loaded plugin's connector and its wallet. */
export function onWallet(name: string, run: (wiring: WiredConnector) => void | Promise<void>): Check<ConnectorSetup> {
  return onBench(name, async (bench, setup) => run(await wired(bench, setup)))
}

/** Loads the plugin and takes its first connector in hand. */
async function wired(bench: Bench, setup: ConnectorSetup): Promise<WiredConnector> {
  const { otherAddress, asked, settled } = setup
  const { kernel, ports } = bench
  const [connectors, families] = [kernel.connectors, kernel.families]
  const wallet = ableOnly(setup)
  // A plugin that loads at start is there already: it goes and comes, so that its connectors can be told from those of others.
  await bench.deactivate()
  const before = connectors.all
  await activates(bench)
  const connector = await listed(bench, (each) => !before.includes(each))
  must(connector !== undefined, 'it adds no connector of a family that the host configured, nor with the modal open')
  const family = families.find(connector.namespace)
  must(family !== undefined, `the family ${connector.namespace} is not enabled`)
  const isOfFamily = (payload: unknown): boolean => (payload as { readonly namespace?: unknown }).namespace === connector.namespace
  const events: { readonly name: EventName; readonly payload: unknown }[] = []
  kernel.events.onAny((event) => events.push(event))

  return {
    bench,
    wallet,
    otherAddress,
    ...(asked !== undefined && { asked }),
    connector,
    connectors,
    family,
    otherNetworkId: networkBeside(wallet.networkId, bench.networks),
    connect: () => kernel.connections.connect(connector),
    async settle(isSo = () => true) {
      for (let look = 0; look === 0 || (look < looks && !isSo()); look += 1) {
        await settled?.()
        await ports.clock.settle(100)
      }
    },
    told: (name) => events.filter((event) => event.name === name && isOfFamily(event.payload)).map(({ payload }) => payload),
    async reload() {
      const promptsBefore = wallet.prompts
      const restored = await bench.reload()
      const { address } = restored.families.get(connector.namespace, 'reload')
      await restored.destroy()
      return { address, prompts: wallet.prompts - promptsBefore }
    },
  }
}

/** Finds a connector on the list. Wallets may be looked for with the modal: it is opened when there is none yet. */
export async function listed({ kernel, ports }: Bench, isWanted: (connector: Connector) => boolean): Promise<Connector | undefined> {
  const { connectors, modal } = kernel
  const found = connectors.all.find(isWanted)
  if (found !== undefined) return found
  await modal.open()
  await ports.clock.settle(100)
  return connectors.all.find(isWanted)
}

/** Wraps the wallet so that a check that needs what it cannot be made to do is skipped. */
export function ableOnly({ wallet, cannot = {} }: ConnectorSetup): WalletControls {
  const mustBeAble = (name: string | symbol): void => {
    const reason = cannot[name as keyof WalletControls]
    if (reason !== undefined) lacks(reason)
  }
  return new Proxy(wallet, {
    get: (target, name) => {
      mustBeAble(name)
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
    set: (target, name, value) => {
      mustBeAble(name)
      return Reflect.set(target, name, value, target)
    },
  })
}

/** A network that the host asks for and the wallet is not on. */
function networkBeside(networkId: CaipNetworkId, networks: readonly Network[]): CaipNetworkId {
  const [namespace = ''] = networkId.split(':')
  const ids = networks.map(({ caipNetworkId }) => caipNetworkId)
  return ids.find((id) => id !== networkId && id.startsWith(`${namespace}:`)) ?? `${namespace}:another`
}
