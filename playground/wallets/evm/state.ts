import type { WalletState } from '../shared/memory.js'

/** What an EVM wallet remembers beside what every wallet does. */
export interface EvmWalletState extends WalletState {
  readonly chainId: number
  /** The chains that were added, and where they are read. */
  readonly added: Readonly<Record<number, string>>
}
