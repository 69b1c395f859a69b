import type { PrivateKeyAccount } from 'viem/accounts'

import type { EvmWalletState } from './state.js'
import type { EvmWalletOptions, EvmWalletSwitches } from './evm-wallet.js'
import type { Memory } from '../shared/memory.js'
import type { Question } from '../shared/questions.js'

/** Parts that the answers of a wallet are made of. */
export interface WalletContext {
  readonly options: EvmWalletOptions
  readonly accounts: readonly PrivateKeyAccount[]
  readonly memory: Memory<EvmWalletState>
  readonly switches: EvmWalletSwitches
  readonly sent: string[]
  /** Resolves when the person agrees. */
  consent(question: Question): Promise<void>
  /** Asks the node of the chain in use, or of another one that the wallet knows. */
  node(method: string, params: unknown, chainId?: number): Promise<unknown>
  /** Node of a chain; undefined when the wallet does not know it. */
  urlOf(chainId: number): string | undefined
  /** The accounts that the page may see now, the one in use first. */
  visible(): readonly string[]
  emit(event: string, payload: unknown): void
}

/** Answers one method. */
export type Answer = (context: WalletContext, params: readonly unknown[]) => unknown
