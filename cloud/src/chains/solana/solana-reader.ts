import type { BalanceQuestion, ChainReader, HistoryQuestion } from '../chain-reader.js'
import type { ReaderOptions } from '../reader-options.js'
import type { Balance, Fungible, HistoryPage, Nft } from '../shapes.js'
import { readBalances } from './balances.js'
import { readHistory } from './history.js'
import { isOpenSolanaMethod } from './open-methods.js'
import { readNfts } from './pieces.js'
import { type SolanaParts, createSolanaParts } from './solana-parts.js'

/** What stands for the native coin where the address of a token is asked for. */
const nativePlaceholder = 'So11111111111111111111111111111111111111111'

/** Reads a Solana chain through one of its nodes. */
export class SolanaReader implements ChainReader {
  readonly caipNetworkId: string
  private readonly parts: SolanaParts

  constructor(options: ReaderOptions) {
    this.caipNetworkId = options.network.caipNetworkId
    this.parts = createSolanaParts(options)
  }

  isAddress(text: string): boolean {
    return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
  }

  mayCall(method: string): boolean {
    return isOpenSolanaMethod(method)
  }

  balances(question: BalanceQuestion): Promise<readonly Balance[]> {
    return readBalances(this.parts, question)
  }

  history(question: HistoryQuestion): Promise<HistoryPage> {
    return readHistory(this.parts, question)
  }

  nfts(address: string): Promise<readonly Nft[]> {
    return readNfts(this.parts, address)
  }

  fungible(address: string): Promise<Fungible | undefined> {
    const { coins } = this.parts
    return Promise.resolve(coins.fungible(address, address === nativePlaceholder ? coins.native : undefined))
  }
}
