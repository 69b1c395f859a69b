import type { BalanceQuestion, ChainReader, HistoryQuestion } from '../chain-reader.js'
import { CoinBook } from '../coin-book.js'
import type { ReaderOptions } from '../reader-options.js'
import { createRestClient } from '../rest-client.js'
import type { Balance, Fungible, HistoryPage, Nft } from '../shapes.js'
import { readBalances } from './balances.js'
import { readHistory } from './history.js'
import { readNfts } from './pieces.js'
import type { PolkadotParts } from './polkadot-parts.js'

/** Methods of a node for anybody: they read, and pass on what is signed. */
const openMethods: ReadonlySet<string> = new Set([
  'author_submitExtrinsic',
  'chain_getBlock',
  'chain_getBlockHash',
  'chain_getFinalizedHead',
  'chain_getHeader',
  'payment_queryInfo',
  'state_getMetadata',
  'state_getRuntimeVersion',
  'state_getStorage',
  'system_accountNextIndex',
  'system_chain',
  'system_health',
  'system_properties',
])

/** Reads a chain of Substrate through an index of it, by the API of Subscan: nodes do not know what an account did. */
export class PolkadotReader implements ChainReader {
  readonly caipNetworkId: string
  private readonly parts: PolkadotParts

  constructor(options: ReaderOptions) {
    const { network, pieces } = options
    const { caipNetworkId, indexUrl, indexKey } = network
    if (indexUrl === undefined) throw new Error(`${caipNetworkId} cannot be read without indexUrl: name a Subscan API of it.`)
    this.caipNetworkId = caipNetworkId
    const api = createRestClient(indexUrl, indexKey === undefined ? {} : { 'x-api-key': indexKey })
    this.parts = { network, pieces, api, coins: new CoinBook(options) }
  }

  isAddress(text: string): boolean {
    return /^[1-9A-HJ-NP-Za-km-z]{46,50}$/.test(text)
  }

  mayCall(method: string): boolean {
    return openMethods.has(method)
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
