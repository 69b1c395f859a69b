import type { Http, Network } from '@billfold/kernel'
import { sampleOptions } from '../choices/sample-options.js'
import type {
  LinkProviderOptions,
  OnrampOptions,
  OnrampOrder,
  OnrampPage,
  OnrampProvider,
  OnrampQuote,
  OnrampStanding,
} from '../contract.js'
import { onrampError } from '../errors.js'
import { linkQuoteAnswer, linkStandingAnswer } from './answers.js'

export interface LinkProviderNeeds {
  readonly http: Pick<Http, 'endpoint'>
  /** Undefined where the host names no such provider. */
  readonly link: LinkProviderOptions | undefined
}

/** A provider whose page is opened by a link that names all of the order. Prices and states are asked of the provider itself. */
export class LinkProvider implements OnrampProvider {
  constructor(private readonly needs: LinkProviderNeeds) {}

  async options(network: Network): Promise<OnrampOptions> {
    const coins = this.needs.link?.coins.filter((coin) => coin.network === network.caipNetworkId) ?? []
    const chain_id = network.caipNetworkId.slice(network.caipNetworkId.indexOf(':') + 1)
    const purchaseCurrencies = coins.map(({ code, name, symbol, contract }) => ({
      ...{ id: code, name, symbol },
      networks: [{ name: network.name, display_name: network.name, chain_id, contract_address: contract }],
    }))
    // Its own limits stand on its page.
    return { purchaseCurrencies, paymentCurrencies: sampleOptions.paymentCurrencies }
  }

  async quote(order: OnrampOrder, signal: AbortSignal): Promise<OnrampQuote | undefined> {
    const { paymentCurrency, purchaseCurrency, amount } = order
    const { client, code, link } = this.reach(order)
    const query = { apiKey: link.apiKey, baseCurrencyCode: paymentCurrency.id.toLowerCase(), baseCurrencyAmount: amount }
    const path = `/v3/currencies/${encodeURIComponent(code)}/buy_quote`
    const read = await client.get(path, { schema: linkQuoteAnswer, query, signal })
    const money = (text: string): OnrampQuote['paymentTotal'] => ({ amount: text, currency: paymentCurrency.id })
    return {
      networkFee: money(read.networkFeeAmount),
      paymentSubtotal: money(read.baseCurrencyAmount),
      paymentTotal: money(read.totalAmount),
      purchaseAmount: { amount: read.quoteCurrencyAmount, currency: purchaseCurrency.symbol },
      quoteId: `${code} ${amount}`,
    }
  }

  async page(order: OnrampOrder & { readonly id: string }): Promise<OnrampPage> {
    const { address, paymentCurrency, amount, id } = order
    const { code, link } = this.reach(order)
    const page = new URL(link.pageUrl)
    const query = {
      ...{ apiKey: link.apiKey, currencyCode: code, walletAddress: address, baseCurrencyCode: paymentCurrency.id.toLowerCase() },
      ...{ baseCurrencyAmount: amount, externalTransactionId: id },
    }
    for (const [name, value] of Object.entries(query)) page.searchParams.set(name, value)
    return { url: page.href, orderId: id }
  }

  async standing(orderId: string, signal: AbortSignal): Promise<OnrampStanding> {
    const { http, link } = this.needs
    const client = http.endpoint('cardSeller')
    if (client === undefined || link === undefined) return { status: 'unknown', deliveries: [] }
    const path = `/v1/transactions/ext/${encodeURIComponent(orderId)}`
    const payments = await client.get(path, { schema: linkStandingAnswer, query: { apiKey: link.apiKey }, signal })
    const deliveries = payments.flatMap(({ quoteCurrencyAmount: amount, cryptoTransactionId: transaction }) =>
      typeof amount === 'string' && typeof transaction === 'string' ? [{ transaction, amount }] : [],
    )
    // Its page has not been opened yet.
    if (payments.length === 0) return { status: 'created', deliveries }
    return { status: statusOf(payments[0]), deliveries }
  }

  private reach({ network, purchaseCurrency }: OnrampOrder): {
    readonly client: NonNullable<ReturnType<Http['endpoint']>>
    readonly code: string
    readonly link: LinkProviderOptions
  } {
    const { http, link } = this.needs
    const client = http.endpoint('cardSeller')
    const coin = link?.coins.find((each) => each.network === network.caipNetworkId && each.symbol === purchaseCurrency.symbol)
    if (client === undefined || link === undefined || coin === undefined) throw onrampError('onramp/unsupported', { network: network.name })
    return { client, link, code: coin.code }
  }
}

/** The states that MoonPay documents. */
const statuses: Readonly<Record<string, OnrampStanding['status']>> = {
  ...{ waitingPayment: 'created', pending: 'paid', waitingAuthorization: 'paid', completed: 'delivered', failed: 'declined' },
}

function statusOf(payment: { readonly status: string; readonly failureReason?: unknown } | undefined): OnrampStanding['status'] {
  if (payment?.status === 'failed' && payment.failureReason === 'Cancelled') return 'expired'
  return (payment && Object.hasOwn(statuses, payment.status) ? statuses[payment.status] : undefined) ?? 'unknown'
}
