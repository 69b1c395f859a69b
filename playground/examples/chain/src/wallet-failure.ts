import { type CaipNetworkId, walletError } from '@billfold/kernel'

/** The codes by which wallets of this family say what went wrong. */
const codes = { refused: 4001, unknownNetwork: 4902 } as const

/** A wallet's failure in our own words: a refusal is an outcome, an unknown network can be added, everything else stays what it is. */
export function fromWalletFailure(error: unknown, asked: string): unknown {
  const code = codeOf(error)
  if (code === codes.refused) return walletError('wallet/refused', {}, error)
  if (code === codes.unknownNetwork) return walletError('wallet/unknown-network', { networkId: asked as CaipNetworkId }, error)
  return error
}

/** The code, if there is one; looking at what a wallet throws may itself throw. */
function codeOf(error: unknown): unknown {
  try {
    return (error as { readonly code?: unknown } | undefined)?.code
  } catch {
    return undefined
  }
}
