import type { BalanceQuestion, ChainReader, HistoryQuestion } from '../chain-reader.js'
import { CoinBook, type CoinBookOptions } from '../coin-book.js'
import { createRestClient } from '../rest-client.js'
import type { Balance, Fungible, HistoryPage, Nft } from '../shapes.js'
import { isBitcoinAddress } from './address.js'
import { readBalances } from './balances.js'
import type { BitcoinParts } from './bitcoin-parts.js'
import { readHistory } from './history.js'
import { createOrdClient } from './ord-client.js'
import { createPieceReader } from './pieces.js'

/** Calls of a node for anybody: they read, and pass on what is signed. */
const openCalls: readonly RegExp[] = [
  /^GET (?:blocks\/\d{1,9}|blocks\/tip\/height|fee-estimates)$/,
  /^GET address\/[a-zA-Z0-9]{26,90}(?:\/utxo)?$/,
  /^GET tx\/[0-9a-f]{64}(?:\/hex|\/status)?$/,
  /^POST tx$/,
]

export interface BitcoinReaderOptions extends CoinBookOptions {
  readonly now: () => number
}

/** Reads a Bitcoin network through a node with the API of Esplora in front of it, and an ord server for inscriptions, of which nodes know nothing. */
export class BitcoinReader implements ChainReader {
  readonly caipNetworkId: string
  readonly isRest = true
  /** Absent where no ord server is named. */
  readonly nfts?: (address: string) => Promise<readonly Nft[]>
  private readonly parts: BitcoinParts

  constructor({ now, ...options }: BitcoinReaderOptions) {
    const { network } = options
    this.caipNetworkId = network.caipNetworkId
    this.parts = { network, now, api: createRestClient(network.rpcUrl), coins: new CoinBook(options) }
    if (network.indexUrl !== undefined) this.nfts = createPieceReader({ network, ord: createOrdClient(network.indexUrl) })
  }

  isAddress(text: string): boolean {
    return isBitcoinAddress(text, this.caipNetworkId)
  }

  mayCall(method: string): boolean {
    return openCalls.some((call) => call.test(method))
  }

  balances({ address }: BalanceQuestion): Promise<readonly Balance[]> {
    return readBalances(this.parts, address)
  }

  history(question: HistoryQuestion): Promise<HistoryPage> {
    return readHistory(this.parts, question)
  }

  fungible(address: string): Promise<Fungible | undefined> {
    return Promise.resolve(this.parts.coins.fungible(address))
  }
}
