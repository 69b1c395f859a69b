import { type CaipNetworkId, walletError } from '@billfold/kernel'
import type { SeaMossProvider } from './contract.js'

/** Codes of the failures that wallets of this family report. */
const codes = { refused: 4001, unknownNetwork: 4902 } as const

/** Asks the wallet, and turns its failure into one of Billfold: a refusal is an outcome, an unknown network can be added. */
export async function ask(provider: SeaMossProvider, method: string, params?: string): Promise<unknown> {
  try {
    return await provider.request({ method, ...(params !== undefined && { params }) })
  } catch (error) {
    const code = codeOf(error)
    if (code === codes.refused) throw walletError('wallet/refused', {}, error)
    if (code === codes.unknownNetwork) throw walletError('wallet/unknown-network', { networkId: params as CaipNetworkId }, error)
    throw error
  }
}

/** Reads the code of a failure; reading from what a wallet throws may itself throw. */
function codeOf(error: unknown): unknown {
  try {
    return (error as { readonly code?: unknown } | undefined)?.code
  } catch {
    return undefined
  }
}
