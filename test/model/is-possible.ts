import type { Command } from './command.js'
import type { ModelWallet } from './model-wallet.js'

/** Condition on the wallet of a command. */
interface Situation {
  readonly wallet: ModelWallet
  readonly isAsked: boolean
  /** The page waits for this wallet, or for another of its family. */
  readonly isAwaited: boolean
}

const conditions: { readonly [D in Command['do']]?: (situation: Situation) => boolean } = {
  connect: ({ wallet }) => wallet.isListed && !wallet.isSlow,
  answer: ({ isAsked }) => isAsked,
  // A wallet that goes away takes its questions with it.
  hangUp: ({ isAsked }) => !isAsked,
  openWindow: ({ wallet, isAsked }) => !isAsked && !wallet.isSlow && !wallet.hasWindow,
  closeWindow: ({ wallet }) => wallet.hasWindow && wallet.account !== undefined,
  slow: ({ wallet, isAsked, isAwaited }) => !isAsked && !isAwaited && !wallet.isSlow && !wallet.hasWindow,
  hurry: ({ wallet }) => wallet.isSlow,
  announce: ({ wallet }) => !wallet.isListed,
}

/** Tells whether a command is possible right now. */
export function isPossible(what: Command['do'], wallet: ModelWallet, isAwaited: boolean): boolean {
  return conditions[what]?.({ wallet, isAsked: wallet.questions.length > 0, isAwaited }) ?? true
}
