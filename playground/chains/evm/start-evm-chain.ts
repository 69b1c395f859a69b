import { startAnvil } from './anvil.js'
import { oldestHours } from './past-transactions.js'
import { plant } from './plant.js'
import { type EvmCall, evmCall } from './rpc.js'
import { evmChainIds } from './seed.js'

export interface EvmChainOptions {
  /** `evmChainIds.harbourOne` unless given. */
  readonly chainId?: number
  /** A free one, unless given. */
  readonly port?: number
  /** True for a chain with nothing on it but money. */
  readonly isBare?: boolean
}

/** A real EVM chain on this machine. */
export interface EvmChain {
  readonly url: string
  readonly chainId: number
  /** Asks the node anything, its own test methods (`anvil_…`, `evm_…`) too. */
  readonly call: EvmCall
  stop(): Promise<void>
}

/** Starts a chain, with the contracts, accounts and history of `seed.ts` on it. It ends with this process at the latest. */
export async function startEvmChain({ chainId = evmChainIds.harbourOne, port, isBare = false }: EvmChainOptions = {}): Promise<EvmChain> {
  const now = Math.floor(Date.now() / 1000)
  const timestamp = now - (oldestHours + 1) * 3600
  const { url, stop } = await startAnvil({ chainId, timestamp: isBare ? now : timestamp, ...(port !== undefined && { port }) })
  const call = evmCall(url)
  try {
    if (!isBare) await plant({ call, chainId, now })
  } catch (error) {
    await stop()
    throw error
  }
  return { url, chainId, call, stop }
}
