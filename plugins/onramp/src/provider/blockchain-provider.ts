import type { Http, KernelOptions, Network } from '@billfold/kernel'
import { BlockchainService } from '@billfold/kernel/data'
import { entryOn } from '../choices/purchasable.js'
import type { OnrampOptions, OnrampOrder, OnrampPage, OnrampProvider, OnrampQuote, OnrampStanding } from '../contract.js'
import { onrampError } from '../errors.js'
import { optionsAnswer, pageAnswer, quoteAnswer, standingAnswer } from './answers.js'

const nothing: OnrampOptions = { purchaseCurrencies: [], paymentCurrencies: [] }

/** Meld, through the blockchain service that the host names. */
export class BlockchainProvider implements OnrampProvider {
  constructor(private readonly needs: { readonly http: Pick<Http, 'endpoint'>; readonly options: Pick<KernelOptions, 'projectId'> }) {}

  async options(network: Network, signal: AbortSignal): Promise<OnrampOptions> {
    const client = await this.reach(network)
    return client === undefined ? nothing : client.get('/v1/onramp/options', { schema: optionsAnswer, signal })
  }

  async quote({ network, purchaseCurrency, paymentCurrency, amount }: OnrampOrder, signal: AbortSignal): Promise<OnrampQuote | undefined> {
    const client = await this.reach(network)
    // The network is named by the symbol: that is how the service reads it.
    const body = { purchaseCurrency, paymentCurrency, amount, network: purchaseCurrency.symbol }
    return client?.post('/v1/onramp/quote', { schema: quoteAnswer, body, signal })
  }

  async page({ network, address, purchaseCurrency, paymentCurrency, amount }: OnrampOrder, signal: AbortSignal): Promise<OnrampPage> {
    const client = await this.reach(network)
    if (client === undefined) throw onrampError('onramp/unsupported', { network: network.name })
    const { symbol } = purchaseCurrency
    const name = entryOn(purchaseCurrency, network)?.name ?? network.name
    const projectId = this.needs.options.projectId ?? ''
    const body = {
      destinationWallets: [{ address, blockchains: [name], assets: [symbol] }],
      ...{ defaultNetwork: name, partnerUserId: projectId, defaultExperience: 'buy', presetFiatAmount: amount },
      fiatCurrency: paymentCurrency.id,
    }
    const { url, orderId } = await client.post('/v1/generators/onrampurl', { schema: pageAnswer, body, signal })
    return { url: meldUrl(url, { symbol, address, projectId }), orderId: orderId ?? undefined }
  }

  async standing(orderId: string, signal: AbortSignal): Promise<OnrampStanding> {
    const client = this.needs.http.endpoint('blockchain')
    if (client === undefined) return { status: 'unknown', deliveries: [] }
    return client.get(`/v1/onramp/orders/${encodeURIComponent(orderId)}`, { schema: standingAnswer, signal })
  }

  private async reach(network: Network): Promise<ReturnType<Http['endpoint']>> {
    const client = this.needs.http.endpoint('blockchain')
    return client !== undefined && (await new BlockchainService(client).supports(network.caipNetworkId)) ? client : undefined
  }
}

/** Adds what Meld's own page reads. An address that is none stays as it is, and is refused by whoever opens it. */
function meldUrl(
  url: string,
  { symbol, address, projectId }: { readonly symbol: string; readonly address: string; readonly projectId: string },
): string {
  if (!URL.canParse(url)) return url
  const page = new URL(url)
  page.searchParams.set('destinationCurrencyCode', symbol)
  page.searchParams.set('walletAddress', address)
  page.searchParams.set('externalCustomerId', projectId)
  return page.href
}
