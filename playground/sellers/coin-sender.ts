import { sendOnEvm } from './send-on-evm.js'
import { sendOnSolana } from './send-on-solana.js'

/** Coins to be sent. */
export interface CoinTransfer {
  /** The CAIP-19 id: a token of an EVM chain, or the coin of a chain. */
  readonly asset: string
  readonly to: string
  /** In whole coins. */
  readonly amount: string
}

/** Sends coins and tokens on the chains of this machine, from an account of its own. */
export interface CoinSender {
  /** Resolves with the name of the transaction once the chain has it. */
  send(transfer: CoinTransfer): Promise<string>
}

/** Makes who sends, through nodes by the CAIP-2 ids of their networks: one transfer after the other on each. */
export function createCoinSender(nodes: Readonly<Record<string, string>>): CoinSender {
  const last = new Map<string, Promise<unknown>>()
  return {
    send: async (transfer) => {
      const [network = ''] = transfer.asset.split('/')
      const url = nodes[network]
      if (url === undefined) throw new Error(`${transfer.asset} is on no chain of this machine`)
      const send = network.startsWith('solana:') ? sendOnSolana : sendOnEvm
      const sent = (last.get(network) ?? Promise.resolve()).then(() => send(url, transfer))
      // What failed stands in the way of no other.
      last.set(
        network,
        sent.catch(() => undefined),
      )
      return sent
    },
  }
}
