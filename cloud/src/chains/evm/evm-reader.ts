import type { Balance, Fungible, HistoryPage, Nft } from '../shapes.js'
import type { BalanceQuestion, ChainReader, HistoryQuestion } from '../chain-reader.js'
import { EvmConvert } from './convert/evm-convert.js'
import { readBalances } from './balances.js'
import type { ReaderOptions } from '../reader-options.js'
import { type EvmParts, createEvmParts } from './evm-parts.js'
import { readHistory } from './history.js'
import { isNative } from './native.js'
import { readNfts } from './nfts.js'
import { isOpenEvmMethod } from './open-methods.js'

/** Reads an EVM chain through one of its nodes. */
export class EvmReader implements ChainReader {
  readonly caipNetworkId: string
  readonly convert: EvmConvert | undefined
  private readonly parts: EvmParts

  constructor(options: ReaderOptions) {
    this.caipNetworkId = options.network.caipNetworkId
    this.parts = createEvmParts(options)
    const { convert } = options.network
    this.convert = convert && new EvmConvert(this.parts, convert, options.now)
  }

  isAddress(text: string): boolean {
    return /^0x[0-9a-f]{40}$/i.test(text)
  }

  mayCall(method: string): boolean {
    return isOpenEvmMethod(method)
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

  async fungible(address: string): Promise<Fungible | undefined> {
    const { tokens, prices, caip10 } = this.parts
    const token = await tokens.one(address)
    if (token === undefined) return undefined
    const key = isNative(address) ? undefined : address.toLowerCase()
    const price = (await prices.of([key])).get(key)
    return price === undefined
      ? undefined
      : { address: caip10(address), name: token.name, symbol: token.symbol, iconUrl: token.iconUrl, price }
  }
}
