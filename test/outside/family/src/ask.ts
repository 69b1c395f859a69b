import { type CaipNetworkId, walletError } from '@billfold/kernel'
import type { LichenProvider } from './contract.js'

/** The codes by which wallets of this family say what went wrong. */
const codes = { refused: 4001, unknownNetwork: 4902 } as const

/** Asks the wallet, and turns its words for a failure into those of Billfold at this border. */
export async function ask(provider: LichenProvider, method: string, params?: string): Promise<unknown> {
  try {
    return await provider.request({ method, ...(params !== undefined && { params }) })
  } catch (error) {
    const code = codeOf(error)
    if (code === codes.refused) throw walletError('wallet/refused', {}, error)
    if (code === codes.unknownNetwork) throw walletError('wallet/unknown-network', { networkId: params as CaipNetworkId }, error)
    throw error
  }
}

/** The code, if there is one; looking at what a wallet throws may itself throw. */
function codeOf(error: unknown): unknown {
  try {
    return (error as { readonly code?: unknown } | undefined)?.code
  } catch {
    return undefined
  }
}
