import type { ConnectionInfo } from '@billfold/kernel'

import type { WalletLayout } from './wallet-layout.js'
import { type At, type Command, bothFamilies } from './command.js'
import { flush } from './flush.js'
import type { OwnWallet } from './own-wallet.js'
import { TwoFamilyWorld } from './two-family-world.js'

/** Command for several wallets of a family, beside all others. */
export type SeveralCommand = Command | Order

/** Action of a visitor on one wallet among several. */
type Order = At & { readonly do: 'bringForward' | 'disconnectOne' | 'deleteConnection' }

/** Condition on a wallet: it can answer, and nothing else is open in it. */
const conditions: { readonly [D in SeveralCommand['do']]?: (wallet: OwnWallet, isListed: boolean) => boolean } = {
  connect: ({ fake }, isListed) => isListed && fake.delay === 0,
  answer: ({ fake }) => fake.waiting > 0,
  hangUp: ({ fake }) => fake.waiting === 0,
  openWindow: ({ fake }) => fake.waiting === 0 && fake.delay === 0 && !fake.isPending,
  slow: ({ fake }) => fake.waiting === 0 && fake.delay === 0 && !fake.isPending,
  closeWindow: ({ fake }) => fake.isPending && fake.accounts.length > 0,
  hurry: ({ fake }) => fake.delay > 0,
  announce: (_, isListed) => !isListed,
}

/** The page of both families with the switch `multiWallet` on. What must hold there is said without a model. */
export class SeveralWorld {
  private constructor(
    private readonly world: TwoFamilyWorld,
    private readonly layout: WalletLayout,
  ) {}

  static async open(layout: WalletLayout): Promise<SeveralWorld> {
    return new SeveralWorld(await TwoFamilyWorld.open({ layout, hasSeveral: true }), layout)
  }

  /** Does it, if it can be done now, and says what must not be. */
  async act(command: SeveralCommand): Promise<readonly string[]> {
    if ('wallet' in command && !this.isPossible(command)) return []
    const before = this.untouched(command)
    if (isOrder(command)) await this.order(command)
    else await this.world.act(command)
    const touched = before.filter(({ namespace, shown }) => this.shown(namespace) !== shown)
    const isQuiet = command.do === 'wait' && this.world.wallets.every(({ fake }) => fake.waiting === 0 && fake.delay === 0)
    const faults = isQuiet ? this.untruths() : []
    return [...this.world.faults, ...touched.map(({ namespace }) => `${namespace} was touched`), ...this.strays(), ...faults]
  }

  /** The wallets that are connected, the one in front marked. */
  get live(): readonly string[] {
    const { connections } = this.world.kernel
    return connections.live.map((connection) => `${connections.stateOf(connection)} ${nameOf(connection)}`)
  }

  get prompts(): number {
    return this.world.wallets.reduce((sum, { fake }) => sum + fake.prompts, 0)
  }

  /** Lets everything come to rest, and says which wallets are shown as they are not. */
  async rest(): Promise<readonly string[]> {
    const { wallets } = this.world
    for (const { at, fake } of wallets) {
      if (fake.delay > 0) await this.world.act({ do: 'hurry', ...at })
      // A request that waits for the network is asked a second time.
      while (fake.waiting > 0) await this.world.act({ do: 'answer', ...at, answer: 'refuse' })
    }
    for (const milliseconds of [20, 5_000]) await this.world.act({ do: 'wait', milliseconds })
    return [...this.strays(), ...this.untruths()]
  }

  /** Ends everything; what is held then is a fault. */
  async close(): Promise<readonly string[]> {
    await this.world.act({ do: 'disconnectAll' })
    await this.world.act({ do: 'wait', milliseconds: 5_000 })
    const left = this.live
    return [...(left.length > 0 ? [`${left.join()} after everything ended`] : []), ...(await this.world.close())]
  }

  private async order({ do: what, family: namespace, wallet }: Order): Promise<void> {
    const { connections } = this.world.kernel
    const ref = { namespace, connectorId: this.world.wallet({ family: namespace, wallet }).id }
    const ordered = {
      bringForward: () => connections.switchConnection(ref),
      disconnectOne: () => connections.disconnect(ref),
      deleteConnection: () => connections.deleteConnection(ref),
    }[what]()
    // A failed attempt is told elsewhere.
    void ordered.catch(() => undefined)
    await flush()
  }

  private isPossible(command: SeveralCommand & At): boolean {
    const wallet = this.world.wallet(command)
    const isListed = this.world.kernel.connectors.find({ id: wallet.id, namespace: wallet.at.family }) !== undefined
    return conditions[command.do]?.(wallet, isListed) ?? true
  }

  /** Observation of the families that a command does not touch. */
  private untouched(command: SeveralCommand): readonly { readonly namespace: string; readonly shown: string }[] {
    if (!('family' in command) || this.layout === 'shared wallets') return []
    return bothFamilies.filter((family) => family !== command.family).map((namespace) => ({ namespace, shown: this.shown(namespace) }))
  }

  private shown(namespace: string): string {
    const { connections } = this.world.kernel
    const own = connections.live.filter((connection) => connection.namespace === namespace)
    return JSON.stringify(own.map((connection) => [connections.stateOf(connection), nameOf(connection), connection.accounts]))
  }

  /** Lists what may never be seen: a wallet twice, the account of another wallet, or several in front. */
  private strays(): readonly string[] {
    const { connections } = this.world.kernel
    const { live } = connections
    const faults = bothFamilies.flatMap((family) => {
      const own = live.filter(({ namespace }) => namespace === family)
      const front = own.filter((connection) => connections.stateOf(connection) === 'current')
      const isTwice = new Set(own.map(({ connectorId }) => connectorId)).size !== own.length
      return [
        ...(isTwice ? [`${own.map(nameOf).join()} are twice`] : []),
        ...(front.length === Math.min(1, own.length) ? [] : [`${front.length} of ${own.map(nameOf).join()} are in front`]),
      ]
    })
    return [...faults, ...live.flatMap((connection) => this.strangers(connection))]
  }

  private strangers({ namespace, connectorId, accounts }: ConnectionInfo): readonly string[] {
    const wallet = this.world.wallets.find(({ at, id }) => at.family === namespace && id === connectorId)
    const own = wallet?.addresses ?? []
    return accounts.flatMap(({ address }) => (own.includes(address) ? [] : [`${address} is shown of ${connectorId}`]))
  }

  /** A wallet is connected only while the page may see it, and with the account that it shows. */
  private untruths(): readonly string[] {
    return this.world.wallets.flatMap((wallet) => this.untruthsOf(wallet))
  }

  private untruthsOf({ at, id, fake }: OwnWallet): readonly string[] {
    const shown = this.world.kernel.connections.live.find(({ namespace, connectorId }) => namespace === at.family && connectorId === id)
    if (shown === undefined) return []
    if (!fake.isConnected || fake.isLocked) return [`${at.family} ${id} shows nothing, and is connected`]
    const [{ address } = { address: 'none' }] = fake.accounts
    return shown.accounts[0]?.address === address ? [] : [`${at.family} ${id} is on ${address}, and shown on ${shown.accounts[0]?.address}`]
  }
}

function isOrder(command: SeveralCommand): command is Order {
  return command.do === 'bringForward' || command.do === 'disconnectOne' || command.do === 'deleteConnection'
}

function nameOf({ namespace, connectorId }: Pick<ConnectionInfo, 'namespace' | 'connectorId'>): string {
  return `${namespace} ${connectorId}`
}
