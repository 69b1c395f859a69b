import { type Families, type ClockPort, type Log, type Network, isBillfoldError } from '@billfold/kernel'
import { type MayAsk, type NodeCall, type Nodes, nodeError } from '@billfold/kernel/family'
import { askAtOnce, askWallet } from '../provider/ask-wallet.js'
import { sentOnce } from '../rpc/evm-nodes.js'
import { readQuantity } from '../rpc/hex.js'
import { toEip1193Error } from '../rpc/to-eip1193-error.js'

/** Reader of networks. Answers are foreign: the caller parses them. */
export interface Reads {
  ask(network: Network, call: NodeCall, signal?: AbortSignal): Promise<unknown>
  /** Reads a whole number. */
  number(network: Network, call: NodeCall, signal?: AbortSignal): Promise<bigint>
  /** Asks the wallet around the page, which knows what its owners have not agreed to yet. Undefined where there is none, or it does not say. */
  askAround?(network: Network, call: NodeCall, signal?: AbortSignal): Promise<unknown>
  /** Rejects while every node of a network says that it is of another one: nobody could say what became of a transaction. */
  confirm(network: Network): Promise<void>
}

/** The same reader, with the failures of EIP-1193. */
export function inEip1193(reads: Pick<Reads, 'ask'>): Pick<Reads, 'ask'> {
  return {
    ask: (...given) =>
      reads.ask(...given).catch((error: unknown) => {
        throw toEip1193Error(error)
      }),
  }
}

export interface EvmReadsNeeds {
  readonly nodes: Pick<Nodes, 'ask' | 'confirm'>
  readonly families: Pick<Families, 'find'>
  readonly clock: Pick<ClockPort, 'after'>
  readonly log: Pick<Log, 'debug'>
  readonly mayAsk: MayAsk
}

/** Reads EVM networks: by their nodes, and by the wallet only when no node can be asked. */
export class EvmReads implements Reads {
  constructor(private readonly needs: EvmReadsNeeds) {}

  async ask(network: Network, call: NodeCall, signal?: AbortSignal): Promise<unknown> {
    try {
      return await this.needs.nodes.ask(network, call, signal)
    } catch (error) {
      const isFinal = isBillfoldError(error, 'node/failed') || (sentOnce.has(call.method) && !isBillfoldError(error, 'node/no-node'))
      // A transaction may have arrived; and a node's no is an answer.
      if (signal?.aborted === true || isFinal) throw error
      return this.askWallet(network, call, { signal, error })
    }
  }

  async number(network: Network, call: NodeCall, signal?: AbortSignal): Promise<bigint> {
    const value = readQuantity(await this.ask(network, call, signal))
    if (value === undefined) throw nodeError('node/malformed', { host: network.name, method: call.method })
    return value
  }

  async askAround(network: Network, call: NodeCall, signal?: AbortSignal): Promise<unknown> {
    if (this.needs.families.find('eip155')?.session?.connector.type !== 'EXTERNAL') return undefined
    try {
      return await this.askWallet(network, call, { signal, error: undefined })
    } catch (error) {
      this.needs.log.debug('A wallet did not say what it knows of a transaction', error)
      return undefined
    }
  }

  confirm(network: Network): Promise<void> {
    return this.needs.nodes.confirm(network)
  }

  private askWallet(
    { caipNetworkId }: Network,
    { method, params }: NodeCall,
    { signal, error }: { readonly signal: AbortSignal | undefined; readonly error: unknown },
  ): Promise<unknown> {
    const session = this.needs.families.find('eip155')?.session
    if (session?.network?.caipNetworkId !== caipNetworkId) throw error
    const call = { method, ...(params && { params }) }
    const options = { wallet: session.connector.name, signal, mayAsk: this.needs.mayAsk }
    // A transaction has no time limit: a silent wallet may have sent it.
    return sentOnce.has(method)
      ? askWallet(session.provider, call, options)
      : askAtOnce(session.provider, call, { ...options, clock: this.needs.clock })
  }
}
