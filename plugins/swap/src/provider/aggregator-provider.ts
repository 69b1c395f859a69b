import { type Http, type Network, type Service, type TransactionRequest, isBillfoldError, kernelKey, service } from '@billfold/kernel'
import { safeParse } from 'valibot'
import {
  type AggregatorOptions,
  type ListedToken,
  type SwapApproval,
  type SwapOrder,
  type SwapProvider,
  type SwapQuote,
  aggregatorProviderKey,
} from '../contract.js'
import { swapError } from '../errors.js'
import { type PriceRoute, hopsOf, priceRoute, pricesAnswer, swapTransactionAnswer, tokenListAnswer } from './aggregator-answers.js'
import { exactApproval } from './erc20-approval.js'

/** Stands for the coin of a network where an address is wanted. */
const nativePlaceholder = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const version = '6.2'

export interface AggregatorProviderNeeds {
  readonly http: Pick<Http, 'endpoint'>
  readonly options: AggregatorOptions
}

/** The provider under its key. */
export function aggregatorService(options: AggregatorOptions): Service {
  return service(aggregatorProviderKey, { http: kernelKey('http') }, ({ http }) => new AggregatorProvider({ http, options }))
}

interface Priced {
  /** As it came. */
  readonly raw: unknown
  readonly read: PriceRoute
}

/** Swaps through an aggregator in the shape of the Velora (ParaSwap) Market API: https://developers.velora.xyz. Gas and allowances are read from the chain. */
export class AggregatorProvider implements SwapProvider {
  constructor(private readonly needs: AggregatorProviderNeeds) {}

  async tokens(network: Network, signal: AbortSignal): Promise<readonly ListedToken[]> {
    const path = `/tokens/${encodeURIComponent(String(network.id))}`
    const { tokens } = await this.reach(network).get(path, { schema: tokenListAnswer, signal })
    return tokens.map(({ symbol, address, decimals, name, img }) => ({
      ...{ symbol, decimals, name: name ?? symbol, iconUrl: img ?? '' },
      address: plainOf(address),
    }))
  }

  async quote(order: SwapOrder, signal: AbortSignal): Promise<SwapQuote | undefined> {
    const priced = await this.price(order, signal)
    return priced && { amountOut: priced.read.destAmount, route: hopsOf(priced.read, plainOf) }
  }

  /** Who takes the token is said with the price. The approval is put together here: for exactly the amount. */
  async approval(order: SwapOrder, signal: AbortSignal): Promise<SwapApproval> {
    const { tokenTransferProxy: spender } = (await this.priceNow(order, signal)).read
    return { spender, transaction: exactApproval(order.from ?? '', spender, order.amount) }
  }

  async transaction(order: SwapOrder & { readonly slippage: number }, signal: AbortSignal): Promise<TransactionRequest> {
    const { raw, read } = await this.priceNow(order, signal)
    const { network, owner, amount, slippage } = order
    const body = {
      ...pair(order),
      ...{ srcAmount: String(amount), slippage: Math.round(slippage * 100), priceRoute: raw, userAddress: plainAccount(owner) },
      ...this.partner(),
    }
    const path = `/transactions/${encodeURIComponent(String(network.id))}`
    // The approval is not on the chain yet: whether it would work is tried by the network itself.
    const call = {
      schema: swapTransactionAnswer,
      query: { ignoreChecks: 'true' },
      headers: { 'Content-Type': 'application/json' },
      body,
      signal,
    }
    const { to, data, value } = await this.reach(network).post(path, call)
    if (to.toLowerCase() !== read.contractAddress.toLowerCase())
      throw swapError('swap/other-spender', { spender: to, contract: read.contractAddress })
    return { to, data, value, gas: (read.gasCost * 13n) / 10n }
  }

  private async priceNow(order: SwapOrder, signal: AbortSignal): Promise<Priced> {
    const priced = await this.price(order, signal)
    if (priced === undefined) throw swapError('swap/no-route', undefined)
    return priced
  }

  /** Undefined where nothing leads there: it answers 400 or 404 then. */
  private async price(order: SwapOrder, signal: AbortSignal): Promise<Priced | undefined> {
    const { network, amount, owner } = order
    const query = {
      ...pair(order),
      ...{ amount: String(amount), side: 'SELL', network: String(network.id), userAddress: plainAccount(owner), version },
      ...this.partner(),
    }
    try {
      const { priceRoute: raw } = await this.reach(network).get('/prices', { schema: pricesAnswer, query, signal })
      const { success, output } = safeParse(priceRoute, raw)
      if (!success || output.srcAmount !== amount) throw swapError('swap/bad-quote', undefined)
      return { raw, read: output }
    } catch (error) {
      if (isBillfoldError(error, 'http/status') && [400, 404].includes(error.context.status)) return undefined
      throw error
    }
  }

  private partner(): { readonly partner?: string } {
    const { options } = this.needs
    return options.partner === undefined ? {} : { partner: options.partner }
  }

  private reach(network: Network): NonNullable<ReturnType<Http['endpoint']>> {
    const client = this.needs.http.endpoint('swapAggregator')
    if (client === undefined) throw swapError('swap/unsupported', { network: network.name })
    return client
  }
}

interface Pair {
  readonly srcToken: string
  readonly destToken: string
  readonly srcDecimals: number
  readonly destDecimals: number
}

function pair({ from, to, fromDecimals, toDecimals }: SwapOrder): Pair {
  return { srcToken: from ?? nativePlaceholder, destToken: to ?? nativePlaceholder, srcDecimals: fromDecimals, destDecimals: toDecimals }
}

function plainOf(address: string): string | undefined {
  return address.toLowerCase() === nativePlaceholder ? undefined : address
}

function plainAccount(caip: string): string {
  return caip.slice(caip.lastIndexOf(':') + 1)
}
