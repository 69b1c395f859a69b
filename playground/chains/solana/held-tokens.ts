import type { Address } from '@solana/kit'
import type { LiteSVM } from 'litesvm'

import { tokenAmount } from './account-info.js'
import { decodeMint, decodeTokenAccount } from './token-layout.js'

/** What one of a transaction's accounts holds of a token, as nodes write it. */
export interface HeldToken {
  readonly accountIndex: number
  readonly mint: string
  readonly owner: string
  readonly programId: string
  readonly uiTokenAmount: object
}

/** The tokens that the accounts of a transaction hold. */
export function heldTokens(svm: LiteSVM, accounts: readonly Address[]): readonly HeldToken[] {
  return accounts.flatMap((address, accountIndex) => {
    const account = svm.getAccount(address)
    const held = account.exists ? decodeTokenAccount(account.programAddress, Uint8Array.from(account.data)) : undefined
    if (!account.exists || held === undefined) return []
    const { mint, owner, amount } = held
    const minted = svm.getAccount(mint)
    const decimals = minted.exists ? (decodeMint(minted.programAddress, Uint8Array.from(minted.data))?.decimals ?? 0) : 0
    return [{ accountIndex, mint, owner, programId: account.programAddress, uiTokenAmount: tokenAmount(amount, decimals) }]
  })
}
