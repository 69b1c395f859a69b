import type { WalletState } from '../shared/memory.js'

/** Memory of an EVM wallet, beside that of every wallet. */
export interface EvmWalletState extends WalletState {
  readonly chainId: number
  /** The chains that were added, and where they are read. */
  readonly added: Readonly<Record<number, string>>
}
