import type { WalletAdapterEvents } from '@solana/wallet-adapter-base'

/** Events of an adapter, as the library has them. */
export interface AdapterEvents {
  on<N extends keyof WalletAdapterEvents>(name: N, listener: WalletAdapterEvents[N]): unknown
  emit<N extends keyof WalletAdapterEvents>(name: N, ...given: Parameters<WalletAdapterEvents[N]>): boolean
}

/** The events of an adapter. The types of the emitter that adapters extend (eventemitter3) are not found by a compiler that resolves as Node does. */
export function eventsOf(adapter: object): AdapterEvents {
  return adapter as AdapterEvents
}
