import type { BalanceQuestion, ChainReader, HistoryQuestion } from '../chain-reader.js'
import { CoinBook, type CoinBookOptions } from '../coin-book.js'
import { createJsonRpcClient } from '../json-rpc-client.js'
import type { Balance, Fungible, HistoryPage } from '../shapes.js'
import { readBalances } from './balances.js'
import type { CosmosParts } from './cosmos-parts.js'
import { readHistory } from './history.js'

/** Methods of a node for anybody: they read, and pass on what is signed. */
const openMethods: ReadonlySet<string> = new Set([
  'abci_query',
  'block',
  'blockchain',
  'broadcast_tx_sync',
  'health',
  'status',
  'tx',
  'tx_search',
])

/** Reads a chain of Cosmos through one of its nodes, which are asked as CometBFT has it. */
export class CosmosReader implements ChainReader {
  readonly caipNetworkId: string
  private readonly parts: CosmosParts

  constructor(options: CoinBookOptions) {
    const { network } = options
    if (network.nativeCurrency.denom === undefined)
      throw new Error(`${network.caipNetworkId} cannot be read without the denom of its nativeCurrency, such as uatom.`)
    this.caipNetworkId = network.caipNetworkId
    this.parts = { network, client: createJsonRpcClient(network.rpcUrl), coins: new CoinBook(options) }
  }

  /** Addresses of Bitcoin are written alike. */
  isAddress(text: string): boolean {
    return /^(?!(?:bc|tb|bcrt|ltc)1)[a-z][a-z0-9]{0,19}1[02-9ac-hj-np-z]{38,58}$/.test(text)
  }

  mayCall(method: string): boolean {
    return openMethods.has(method)
  }

  balances(question: BalanceQuestion): Promise<readonly Balance[]> {
    return readBalances(this.parts, question)
  }

  history(question: HistoryQuestion): Promise<HistoryPage> {
    return readHistory(this.parts, question)
  }

  fungible(address: string): Promise<Fungible | undefined> {
    return Promise.resolve(this.parts.coins.fungible(address))
  }
}
