import type { BalanceQuestion, ChainReader, HistoryQuestion } from '../chain-reader.js'
import { CoinBook } from '../coin-book.js'
import type { ReaderOptions } from '../reader-options.js'
import { createRestClient } from '../rest-client.js'
import type { Balance, Fungible, HistoryPage, Nft } from '../shapes.js'
import { readBalances } from './balances.js'
import { readHistory } from './history.js'
import { readNfts } from './pieces.js'
import type { StacksParts } from './stacks-parts.js'

/** Calls of a node for anybody: they read, and pass on what is signed. */
const openCalls: readonly RegExp[] = [
  /^GET v2\/(?:info|fees\/transfer)$/,
  /^GET v2\/accounts\/S[0-9A-Z]{20,42}(?:\.[\w-]{1,40})?\?proof=0$/,
  /^GET extended\/v1\/address\/S[0-9A-Z]{20,42}(?:\.[\w-]{1,40})?\/balances$/,
  /^GET extended\/v1\/tx\/0x[0-9a-f]{64}$/,
  /^POST v2\/contracts\/call-read\/S[0-9A-Z]{20,42}\/[\w-]{1,40}\/get-(?:name|symbol|decimals)$/,
  /^POST v2\/contracts\/call-read\/S[0-9A-Z]{20,42}\/BNS-V2\/get-(?:owner-name|primary-name|bns-from-id)$/,
  /^POST v2\/transactions$/,
]

/** Reads a Stacks chain through a node with the API of Hiro around it. */
export class StacksReader implements ChainReader {
  readonly caipNetworkId: string
  readonly isRest = true
  private readonly parts: StacksParts

  constructor(options: ReaderOptions) {
    const { network, pieces } = options
    this.caipNetworkId = network.caipNetworkId
    this.parts = { network, pieces, api: createRestClient(network.rpcUrl), coins: new CoinBook(options), sources: new Map() }
  }

  isAddress(text: string): boolean {
    return /^S[PMTN][0-9A-HJKMNP-TV-Z]{37,40}(?:\.[a-zA-Z][\w-]{0,39})?$/.test(text)
  }

  mayCall(method: string): boolean {
    return openCalls.some((call) => call.test(method))
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
