import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'

import { HeldWallet } from '../shared/held-wallet.js'
import { letterIcon } from '../shared/letter-icon.js'
import { WalletError } from '../shared/wallet-error.js'
import { announcer } from './announce.js'
import { answerTo } from './answers.js'
import type { WalletContext } from './context.js'
import type { EvmProvider, EvmWallet, EvmWalletOptions, EvmWalletSwitches, WalletRequest } from './evm-wallet.js'
import { hex } from './networks.js'
import { askNode } from './node.js'
import type { EvmWalletState } from './state.js'

/** Makes a wallet, announces it, and gives its strings into your hand. */
export function createEvmWallet(options: EvmWalletOptions): EvmWallet {
  const accounts = options.privateKeys.map((key) => privateKeyToAccount(key))
  return new Wallet(options, accounts)
}

const usual: Omit<EvmWalletSwitches, 'behavior' | 'delay' | 'answersTwice'> = {
  wrapsErrors: false,
  ignoresSwitch: false,
  switchesOnAdd: true,
  knowsRevoke: true,
  knowsCalls: true,
  isAtomic: false,
  knowsAssets: true,
}

class Wallet extends HeldWallet<EvmWalletState, WalletRequest> implements EvmWallet {
  wrapsErrors: boolean
  ignoresSwitch: boolean
  switchesOnAdd: boolean
  knowsRevoke: boolean
  knowsCalls: boolean
  isAtomic: boolean
  knowsAssets: boolean
  readonly rdns: string
  readonly provider: EvmProvider
  private readonly announcer: ReturnType<typeof announcer> | undefined
  private readonly context: WalletContext

  constructor(
    private readonly options: EvmWalletOptions,
    private readonly accounts: readonly PrivateKeyAccount[],
  ) {
    const addresses = accounts.map(({ address }) => address)
    const start = { isPermitted: false, isLocked: false, chainId: firstChain(options), address: addresses[0] ?? '', added: {} }
    super({ options, addresses, key: `test-wallet:${options.rdns}`, start })
    const switches = { ...usual, ...options }
    this.wrapsErrors = switches.wrapsErrors
    this.ignoresSwitch = switches.ignoresSwitch
    this.switchesOnAdd = switches.switchesOnAdd
    this.knowsRevoke = switches.knowsRevoke
    this.knowsCalls = switches.knowsCalls
    this.isAtomic = switches.isAtomic
    this.knowsAssets = switches.knowsAssets
    this.rdns = options.rdns
    this.context = this.makeContext()
    this.provider = this.makeProvider()
    this.announcer = this.enter()
  }

  get chainId(): number {
    return this.memory.state.chainId
  }

  changeChain(chainId: number, url?: string): void {
    const { added } = this.memory.state
    this.memory.change({ chainId, added: url === undefined ? added : { ...added, [chainId]: url } })
  }

  disconnect(code = 4900): void {
    this.emitter.emit('disconnect', new WalletError(code, 'The provider is disconnected from all chains.'))
  }

  emit(event: string, payload: unknown): void {
    this.emitter.emit(event, payload)
  }

  announce(): void {
    this.announcer?.announce()
  }

  override remove(): void {
    super.remove()
    this.announcer?.stop()
    if (this.options.isLegacy === true) Reflect.deleteProperty(globalThis, 'ethereum')
  }

  protected override tell(before: EvmWalletState, after: EvmWalletState): void {
    const accounts = visible(after, this.addresses)
    if (String(accounts) !== String(visible(before, this.addresses))) this.emitter.emit('accountsChanged', accounts)
    if (before.chainId !== after.chainId) this.emitter.emit('chainChanged', hex(after.chainId))
  }

  private enter(): Wallet['announcer'] {
    const { name, rdns, icon = letterIcon(name), isLegacy, isAnnounced = true } = this.options
    if (isLegacy === true) Object.defineProperty(globalThis, 'ethereum', { value: this.provider, configurable: true, writable: true })
    return isAnnounced ? announcer({ name, rdns, icon, provider: this.provider }) : undefined
  }

  private makeProvider(): EvmProvider {
    return {
      ...this.options.flags,
      request: ({ method, params }) =>
        this.hear(params === undefined ? { method } : { method, params }, () => answerTo(this.context, method, params)),
      on: (event, listener) => this.emitter.on(event, listener),
      removeListener: (event, listener) => this.emitter.off(event, listener),
    }
  }

  private makeContext(): WalletContext {
    const { options, accounts, memory, sent } = this
    const urlOf = (chainId: number): string | undefined => options.chains[chainId] ?? memory.state.added[chainId]
    return {
      ...{ options, accounts, memory, sent, urlOf, switches: this },
      consent: (question) => this.asked.ask(question),
      visible: () => visible(memory.state, this.addresses),
      emit: (event, payload) => this.emitter.emit(event, payload),
      node: (method, params, chainId = memory.state.chainId) => {
        const url = urlOf(chainId)
        if (url === undefined) throw new WalletError(4901, `The provider is disconnected from chain ${chainId}.`)
        return askNode(url, method, params)
      },
    }
  }
}

/** The one in use first. */
function visible({ isPermitted, isLocked, address }: EvmWalletState, addresses: readonly string[]): readonly string[] {
  if (!isPermitted || isLocked) return []
  const active = addresses.filter((own) => own.toLowerCase() === address.toLowerCase())
  return [...active, ...addresses.filter((own) => !active.includes(own))]
}

function firstChain({ chains, chainId, rdns }: EvmWalletOptions): number {
  const first = chainId ?? Object.keys(chains)[0]
  if (first === undefined) throw new Error(`The wallet ${rdns} knows no chain: give it one in chains`)
  return Number(first)
}
