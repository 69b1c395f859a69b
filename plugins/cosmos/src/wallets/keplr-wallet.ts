import type { CaipNetworkId } from '@billfold/kernel'
import { type WalletAsk, heldMethod, holdMethods, walletFailure } from '@billfold/kernel/family'
import { networkIdOf } from '../networks/chain-ids.js'

/** Methods that the page asks such a wallet by. */
const methods = ['enable', 'getKey', 'disable', 'signArbitrary', 'signAmino', 'signDirect'] as const
export type KeplrMethod = (typeof methods)[number]

/** Hears that the page has moved the wallet to another chain, with the key that it has there. */
export type MoveListener = (networkId: CaipNetworkId, key: unknown) => void

/**
 * A wallet with the interface of Keplr, as a session carries it. Such a wallet is on every chain at once, with another address on each: which
 * one the page is on is kept here.
 */
export class KeplrWallet {
  chainId: string | undefined
  private readonly listeners = new Set<MoveListener>()

  constructor(
    readonly keplr: object,
    /** Listens to the window for what such a wallet says there: that it has another account. Returns the undo. */
    readonly onKeyChange: (listener: () => void) => () => void,
  ) {
    this.hold()
  }

  /** Notes by which functions the wallet is asked from now on. */
  hold(): void {
    holdMethods(this.keplr, methods)
  }

  has(method: KeplrMethod): boolean {
    return heldMethod(this.keplr, method, '') !== undefined
  }

  /** Asks the wallet. Its answer is foreign. */
  ask(ask: WalletAsk, method: KeplrMethod, ...given: readonly unknown[]): Promise<unknown> {
    return ask.call(method, () => {
      const held = heldMethod(this.keplr, method, ask.wallet)
      if (held === undefined) throw walletFailure('wallet/unsupported', { wallet: ask.wallet, method })
      return held(...given)
    })
  }

  /** Asks the person to let the page use a chain, is on it from then on, and gives the key that the wallet has there. */
  async enter(chainId: string, ask: WalletAsk): Promise<unknown> {
    await this.ask(ask, 'enable', chainId)
    const key = await this.ask(ask, 'getKey', chainId)
    this.chainId = chainId
    return key
  }

  /** Moves a connected wallet to another chain. */
  async move(chainId: string, ask: WalletAsk): Promise<void> {
    const key = await this.enter(chainId, ask)
    for (const listener of this.listeners) listener(networkIdOf(chainId), key)
  }

  onMove(listener: MoveListener): () => void {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
}
