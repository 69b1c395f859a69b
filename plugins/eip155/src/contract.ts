import type { ChainAdapter, Connector, Key, RpcMethodLists } from '@billfold/kernel'

/** One question to a wallet. */
export interface Eip1193Request {
  readonly method: string
  readonly params?: readonly unknown[] | Readonly<Record<string, unknown>>
}

/** Hears what a wallet tells: whatever it hands over is hostile until it is parsed. */
export type Eip1193Listener = (...told: readonly unknown[]) => void

/** How a page talks to an EVM wallet (EIP-1193). A wallet is foreign: nothing of this is certain before it is looked at. */
export interface Eip1193Provider {
  request(call: Eip1193Request): Promise<unknown>
  on?(event: string, listener: Eip1193Listener): unknown
  removeListener?(event: string, listener: Eip1193Listener): unknown
}

declare module '@billfold/kernel' {
  interface HostProviders {
    eip155: Eip1193Provider
  }
}

/** The native balance of the account in use, as the account details have it. */
export interface Eip155Balances {
  /** Reads it again when what is known is too old. */
  refresh(): void
  /** Reads it again in any case: money has moved. */
  renew(): Promise<void>
}

/** A wallet that a host or another plugin brings: an SDK of a vendor, or a provider of its own. */
export interface ProvidedWallet {
  /** `coinbaseWalletSDK`, `ledger`, `okx`, or an id of its own. What is stored of a connection is this. */
  readonly id: string
  /** Shown to people; the known ids have a name already. */
  readonly name?: string
  /** A picture as a data URI. */
  readonly icon?: string
  readonly rdns?: string
  /** Gives the provider, when somebody chose the wallet. Nothing is loaded before. */
  readonly load: () => Eip1193Provider | Promise<Eip1193Provider>
}

/** A maker of connectors for plugins that bring a wallet of EVM chains. */
export interface Eip155Wallets {
  /** The connector of such a wallet, which the plugin puts on the kernel's list itself. */
  connector(wallet: ProvidedWallet): Connector
}

/** Options with which a host adds the EVM family. */
export interface Eip155Options {
  /**
   * When wallets of the browser are asked for: with the modal, or for a connection that is restored (`open`), as soon as the plugin
   * runs (`start`), or never (`false`).
   */
  readonly discovery?: 'open' | 'start' | false
  /** Wallets that the host brings. */
  readonly wallets?: readonly ProvidedWallet[]
}

/** The adapter of the EVM family: `chain.adapter:` and the namespace. */
export const eip155AdapterKey = 'chain.adapter:eip155' as Key<ChainAdapter>

/** The provider that a host's own libraries talk to: `chain.host-provider:` and the namespace. */
export const eip155ProviderKey = 'chain.host-provider:eip155' as Key<Eip1193Provider>

/** The balance of the account in use: ask it again after money has moved. */
export const eip155BalancesKey = 'chain.native-balances:eip155' as Key<Eip155Balances>

/** The methods that a host may ask of an EVM wallet. */
export const eip155MethodsKey = 'chain.wallet-methods:eip155' as Key<RpcMethodLists>

/** Makes connectors of wallets that other plugins bring, such as those of a vendor's SDK. */
export const eip155WalletsKey = 'eip155.wallets' as Key<Eip155Wallets>
