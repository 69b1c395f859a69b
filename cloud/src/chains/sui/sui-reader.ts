import type { BalanceQuestion, ChainReader, HistoryQuestion } from '../chain-reader.js'
import { CoinBook } from '../coin-book.js'
import { createJsonRpcClient } from '../json-rpc-client.js'
import type { ReaderOptions } from '../reader-options.js'
import type { Balance, Fungible, HistoryPage, Nft } from '../shapes.js'
import { readBalances } from './balances.js'
import { readHistory } from './history.js'
import { isOpenSuiMethod } from './open-methods.js'
import { readNfts } from './pieces.js'
import type { SuiParts } from './sui-parts.js'

/** Reads a Sui chain through one of its nodes. */
export class SuiReader implements ChainReader {
  readonly caipNetworkId: string
  private readonly parts: SuiParts

  constructor(options: ReaderOptions) {
    const { network, pieces } = options
    this.caipNetworkId = network.caipNetworkId
    this.parts = { network, pieces, client: createJsonRpcClient(network.rpcUrl), coins: new CoinBook(options), said: new Map() }
  }

  isAddress(text: string): boolean {
    return /^0x[0-9a-f]{64}$/i.test(text)
  }

  mayCall(method: string): boolean {
    return isOpenSuiMethod(method)
  }

  balances(question: BalanceQuestion): Promise<readonly Balance[]> {
    return readBalances(this.parts, question)
  }

  nfts(address: string): Promise<readonly Nft[]> {
    return readNfts(this.parts, address)
  }

  history(question: HistoryQuestion): Promise<HistoryPage> {
    return readHistory(this.parts, question)
  }

  fungible(address: string): Promise<Fungible | undefined> {
    return Promise.resolve(this.parts.coins.fungible(address))
  }
}
