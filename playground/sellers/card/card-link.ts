import { soldCoins } from './sold-coins.js'

/** The card seller as a page is told of it that opens it by a link. */
export interface CardLink {
  readonly name: string
  readonly label: string
  readonly feeRange: string
  readonly namespaces: readonly ['eip155', 'solana']
  readonly pageUrl: string
  readonly apiKey: string
  readonly coins: readonly {
    readonly code: string
    readonly network: `${string}:${string}`
    readonly symbol: string
    readonly name: string
    readonly contract?: string
  }[]
}

/** Describes the seller at an address, for the chains that run. Nothing here needs Node. */
export function cardLink(url: string, nodes: Readonly<Record<string, string>>): CardLink {
  const coins = soldCoins(nodes).map(({ network, symbol, name, address }) => ({
    ...{ code: `${symbol.toLowerCase()}_${network}`, network: network as `${string}:${string}`, symbol, name },
    ...(address !== undefined && { contract: address }),
  }))
  const words = { name: 'harbour', label: 'Harbour Cards', feeRange: '1.5%', apiKey: 'pk_playground' }
  return { ...words, namespaces: ['eip155', 'solana'], pageUrl: `${url}/`, coins }
}
