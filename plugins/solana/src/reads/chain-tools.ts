import { SolanaRpc, type SolanaRpcNeeds } from '../rpc/solana-rpc.js'
import { Holdings, type HoldingsNeeds } from './holdings.js'

/** What reads chains. */
export interface ChainTools {
  readonly rpc: SolanaRpc
  readonly holdings: Holdings
}

/** Puts together what reads chains. */
export function openTools(needs: SolanaRpcNeeds & Pick<HoldingsNeeds, 'options'>): ChainTools {
  const rpc = new SolanaRpc(needs)
  return { rpc, holdings: new Holdings({ rpc, options: needs.options }) }
}
