import { type Families, type ClockPort, type Network, isBillfoldError } from '@billfold/kernel'
import { askAtOnce } from '../provider/ask-at-once.js'
import { askWallet } from '../provider/ask-wallet.js'
import { rpcError } from '../rpc/errors.js'
import { readQuantity } from '../rpc/hex.js'
import type { RpcCall } from '../rpc/message.js'
import { sentOnce } from '../rpc/methods.js'
import type { Rpc } from '../rpc/rpc.js'
import type { Reads } from './reads.js'

export interface ChainReadsNeeds {
  readonly rpc: Pick<Rpc, 'of'>
  readonly families: Pick<Families, 'find'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** What is asked about a network: of its nodes, and of the wallet only when no node can be asked. */
export class ChainReads implements Reads {
  constructor(private readonly needs: ChainReadsNeeds) {}

  /** The answer as it was said: parse it. */
  async ask(network: Network, call: RpcCall, signal?: AbortSignal): Promise<unknown> {
    const rpc = this.needs.rpc.of(network)
    const noNode = rpcError('evm-rpc/no-node', { network: network.caipNetworkId })
    if (rpc === undefined) return this.askWallet(network, call, { signal, error: noNode })
    try {
      return await rpc.ask(call, signal)
    } catch (error) {
      // What was sent may have arrived; and what a node said no to is an answer.
      if (signal?.aborted === true || sentOnce.has(call.method) || isBillfoldError(error, 'evm-rpc/failed')) throw error
      return this.askWallet(network, call, { signal, error })
    }
  }

  /** A whole number of the chain. */
  async number(network: Network, call: RpcCall, signal?: AbortSignal): Promise<bigint> {
    const value = readQuantity(await this.ask(network, call, signal))
    if (value === undefined) throw rpcError('evm-rpc/malformed', { host: network.name, method: call.method })
    return value
  }

  /** Why nothing that is said of a network can be believed; undefined when nothing is known against it. */
  refusal(network: Network): Error | undefined {
    return this.needs.rpc.of(network)?.refusal
  }

  private askWallet(
    { caipNetworkId }: Network,
    { method, params }: RpcCall,
    { signal, error }: { readonly signal: AbortSignal | undefined; readonly error: unknown },
  ): Promise<unknown> {
    const session = this.needs.families.find('eip155')?.session
    if (session?.network?.caipNetworkId !== caipNetworkId) throw error
    const call = { method, ...(params && { params }) }
    const options = { wallet: session.connector.name, signal }
    // Of what was sent nobody knows what became of it, however long the wallet is silent.
    return sentOnce.has(method)
      ? askWallet(session.provider, call, options)
      : askAtOnce(session.provider, call, { ...options, clock: this.needs.clock })
  }
}
