import { type ChainNamespace, type Network, type PluginManifest, productNamespaces } from '@billfold/kernel'
import { type FakeConnector, fakeChain, fakeNetwork } from '@billfold/test/fakes'

import { pictureOf } from './pictures.js'
import { type SampleConnector, sampleConnector } from './sample-connectors.js'

/** The seven families as a visitor meets them: a network of each, an address as its accounts have one, and how its wallet is called. */
const facts: Readonly<
  Partial<Record<ChainNamespace, { readonly name: string; readonly symbol: string; readonly address: string; readonly wallet: string }>>
> = {
  eip155: { name: 'Ethereum', symbol: 'ETH', address: '0x7a16fF8270133F063aAb6C9977183D9e72835428', wallet: 'Rainlum' },
  solana: { name: 'Solana', symbol: 'SOL', address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', wallet: 'Phantom fog' },
  polkadot: { name: 'Polkadot', symbol: 'DOT', address: '12H7nsDUrJUSCQQJrTKAFfyCWSactiSdjoVUixqcd9CZHTGt', wallet: 'Talisfern' },
  bip122: { name: 'Bitcoin', symbol: 'BTC', address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', wallet: 'Leatherback' },
  cosmos: { name: 'Cosmos Hub', symbol: 'ATOM', address: 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', wallet: 'Kelpler' },
  sui: { name: 'Sui', symbol: 'SUI', address: `0x${'13b5bb9c'.repeat(8)}`, wallet: 'Dipper' },
  stacks: { name: 'Stacks', symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', wallet: 'Xversum' },
}

/** The coin of a family's network. */
export function symbolOf(namespace: ChainNamespace): string {
  return facts[namespace]?.symbol ?? ''
}

/** A network of each family. */
export const familyNetworks: readonly Network[] = productNamespaces.map((namespace, index) => {
  const { name = namespace, symbol = '' } = facts[namespace] ?? {}
  return fakeNetwork(namespace, {
    name,
    nativeCurrency: { name, symbol, decimals: 9 },
    assets: { imageUrl: pictureOf(name.charAt(0), `hsl(${index * 51} 50% 42%)`) },
  })
})

/** The chain plugins of the families that the gallery has not from the start. */
export function otherChains(): readonly PluginManifest[] {
  return productNamespaces.filter((namespace) => namespace !== 'eip155' && namespace !== 'solana').map((namespace) => fakeChain(namespace))
}

/** A wallet of a family, with an address as that family writes it. */
export function familyConnector(namespace: ChainNamespace, more: Partial<SampleConnector> = {}): FakeConnector {
  const { wallet = namespace, address } = facts[namespace] ?? {}
  const hue = productNamespaces.findIndex((one) => one === namespace) * 51
  return sampleConnector({ name: wallet, hue, namespace, ...(address !== undefined && { address }), networkId: `${namespace}:1`, ...more })
}

/** A wallet of each family, or one that knows all of them. */
export function sevenConnectors(more: Partial<SampleConnector> = {}): readonly FakeConnector[] {
  return productNamespaces.map((namespace) => familyConnector(namespace, more))
}
