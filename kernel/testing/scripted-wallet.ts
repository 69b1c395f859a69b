import {
  type Account,
  type CaipNetworkId,
  type ChainNamespace,
  type Connector,
  type Grant,
  type WalletListener,
  walletError,
} from '@billfold/kernel'
import { type Deferred, deferred } from './deferred.js'

export interface ScriptedWalletOptions {
  readonly id: string
  readonly families: readonly ChainNamespace[]
  /** Networks the wallet switches between by itself; a family without any leaves the choice to the page. */
  readonly networks: Readonly<Partial<Record<ChainNamespace, readonly CaipNetworkId[]>>>
}

export type Answer = 'approve' | 'refuse' | 'fail'

/** A provider says whose it is, so that an address of one wallet beside the provider of another can be told. */
export interface ScriptedProvider {
  readonly wallet: string
  readonly namespace: ChainNamespace
}

interface Question {
  readonly settle: Deferred<void>
  /** Absent when no person is asked: then there is nothing to refuse. */
  readonly act: (() => void) | undefined
}

interface Family {
  shift: number
  network: number
}

/**
 * A wallet that does what a script says, shared by all tabs: every question waits until it is answered, in any order and as
 * late as the script likes. Its addresses and providers carry its name.
 */
export class ScriptedWallet {
  isConnected = false
  isLocked = false
  readonly questions: Question[] = []
  private readonly listeners = new Map<ChainNamespace, Set<WalletListener>>()
  private readonly state = new Map<ChainNamespace, Family>()

  constructor(readonly options: ScriptedWalletOptions) {
    for (const namespace of options.families) this.state.set(namespace, { shift: 0, network: 0 })
  }

  /** The connectors of one tab to this wallet. */
  connectors(): readonly Connector[] {
    const { id, families } = this.options
    return families.map((namespace) => ({
      id,
      type: families.length > 1 ? 'WALLET_CONNECT' : 'INJECTED',
      name: id,
      namespace,
      ...(families.length > 1 && { spans: 'session' as const }),
      connect: async () => {
        await this.ask(() => {
          this.isConnected = true
          this.isLocked = false
        })
        return this.grant(namespace)
      },
      reconnect: async () => {
        await this.ask(undefined)
        return this.isConnected && !this.isLocked ? this.grant(namespace) : undefined
      },
      disconnect: async () => this.disconnect(),
      switchNetwork: (network) => this.switchTo(namespace, network.caipNetworkId),
    }))
  }

  /** Answers one of the open questions. */
  answer(index: number, answer: Answer): void {
    const [question] = this.questions.splice(index % Math.max(1, this.questions.length), 1)
    if (question === undefined) return
    if (answer === 'approve' || question.act === undefined) {
      question.act?.()
      question.settle.resolve()
    } else question.settle.reject(answer === 'refuse' ? walletError('wallet/refused', {}) : new Error('broken'))
  }

  /** The person picks other accounts. */
  changeAccounts(namespace: ChainNamespace): void {
    const family = this.state.get(namespace)
    if (family === undefined) return
    family.shift += 1
    this.tell(namespace, (listener) => listener.accountsChanged(this.accounts(namespace)))
  }

  /** The person picks another network, known to the page or not. */
  changeNetwork(namespace: ChainNamespace): void {
    const family = this.state.get(namespace)
    if (family === undefined) return
    family.network += 1
    const networkId = this.networkId(namespace)
    if (networkId !== undefined) this.tell(namespace, (listener) => listener.networkChanged(networkId))
  }

  lock(): void {
    this.isLocked = true
    for (const namespace of this.state.keys()) this.tell(namespace, (listener) => listener.accountsChanged([]))
  }

  unlock(): void {
    this.isLocked = false
  }

  disconnect(): void {
    this.isConnected = false
    for (const namespace of this.state.keys()) this.tell(namespace, (listener) => listener.disconnected('wallet'))
  }

  accounts(namespace: ChainNamespace): readonly Account[] {
    const shift = this.state.get(namespace)?.shift ?? 0
    return [0, 1].map((index) => ({ address: `${this.options.id}.${namespace}.${(shift + index) % 3}` }))
  }

  networkId(namespace: ChainNamespace): CaipNetworkId | undefined {
    const networks = this.options.networks[namespace] ?? []
    return networks[(this.state.get(namespace)?.network ?? 0) % networks.length]
  }

  private async switchTo(namespace: ChainNamespace, networkId: CaipNetworkId): Promise<void> {
    const networks = this.options.networks[namespace]
    if (networks === undefined) return
    if (!networks.includes(networkId)) throw walletError('wallet/unknown-network', { networkId })
    await this.ask(() => {
      const family = this.state.get(namespace)
      if (family !== undefined) family.network = networks.indexOf(networkId)
      this.tell(namespace, (listener) => listener.networkChanged(networkId))
    })
  }

  private async ask(act: Question['act']): Promise<void> {
    const settle = deferred<void>()
    this.questions.push({ settle, act })
    await settle.promise
  }

  private grant(namespace: ChainNamespace): Grant {
    const others = this.options.families.filter((other) => other !== namespace)
    return { ...this.part(namespace), others: others.map((other) => ({ ...this.part(other), namespace: other })) }
  }

  private part(namespace: ChainNamespace): Grant {
    const networkId = this.networkId(namespace)
    const provider: ScriptedProvider = { wallet: this.options.id, namespace }
    return {
      accounts: this.accounts(namespace),
      provider,
      ...(networkId !== undefined && { networkId }),
      watch: (listener) => {
        const listeners = this.listeners.get(namespace) ?? new Set()
        this.listeners.set(namespace, listeners.add(listener))
        // Changes since the grant was made are told at once.
        if (!this.isConnected || this.isLocked) listener.disconnected('wallet')
        else if (networkId !== this.networkId(namespace)) listener.networkChanged(this.networkId(namespace) as CaipNetworkId)
        return () => void listeners.delete(listener)
      },
    }
  }

  private tell(namespace: ChainNamespace, say: (listener: WalletListener) => void): void {
    for (const listener of [...(this.listeners.get(namespace) ?? [])]) say(listener)
  }
}
