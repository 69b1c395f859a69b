import { isCaipNetworkId } from '../../core/caip/caip-network-id.js'
import { accountTypes } from '../../wallets/state/account-types.js'
import type { AccountType } from '../../wallets/contract/account.js'
import type { WalletEntry } from '../../wallets/contract/asset.js'
import { productFeatures } from '../features/defaults.js'
import { type Orders, defaultOrders } from '../features/orders.js'
import { defaultLogLevel, logLevels } from '../../core/log/log-levels.js'
import type { FeatureDefinition } from '../../core/plugins/manifest.js'
import { flag, image, link, networkId, service, socketLink, tag, text, walletLink } from './leaves.js'
import { networks } from './network.js'
import type { AppMetadata, ImageOptions, KernelOptions, OrderOptions, TokenOption, WalletOptions } from './options.js'
import { type Reader, type Readers, always, closedGroup, entries, oneOf, or, rows } from './reader.js'

/** Names that plugins add to the options. */
export interface KnownNames {
  readonly features?: readonly FeatureDefinition[]
  readonly endpoints?: readonly string[]
}

/** Reader of each option, with its default for an absent or wrong value. */
export function optionReaders({ features = [], endpoints = [] }: KnownNames): Readers<KernelOptions> {
  return {
    projectId: text,
    networks: or(networks, none),
    // Looked up among the networks once they are read.
    defaultNetwork: () => undefined,
    endpoints: byName<string | readonly string[]>((name) => (name === 'relay' ? relay : link), [...productEndpoints, ...endpoints]),
    metadata: always(closedGroup<AppMetadata>({ name: text, description: text, url: link, icons: rows(link) })),
    features: featureSettings([...productFeatures, ...features]),
    orders: always(closedGroup<OrderOptions>(orders)),
    basic: off,
    isEmbedded: off,
    manualPairing: off,
    reconnect: on,
    networkSwitch: on,
    allowUnsupportedNetwork: off,
    unsupportedNetworkDismissible: on,
    defaultAccountTypes: accountTypeByFamily,
    siwx: service,
    siweConfig: service,
    wallets: always(closedGroup<WalletOptions>({ featured: texts, include: texts, exclude: texts, custom: or(rows(customWallet), none) })),
    termsUrl: link,
    privacyUrl: link,
    tokens: byNetwork(closedGroup<TokenOption>({ address: text, image }, ['address'])),
    rpcUrls: byNetwork(rows(link)),
    images: always(closedGroup<ImageOptions>({ networks: images, connectors: images })),
    storagePrefix: or(tag, 'default'),
    sdkType: or(tag, 'billfold'),
    sdkVersion: or(tag, 'unknown'),
    debug: on,
    logLevel: or(oneOf(logLevels), defaultLogLevel),
    allowedOrigins: rows(text),
  }
}

/** The services that the product itself knows. */
const productEndpoints = ['wallet', 'blockchain', 'exchange', 'analytics', 'errorReports', 'relay', 'secureSite', 'packageRegistry']

const on = or(flag, true)
const off = or(flag, false)
const none: readonly never[] = []
const texts = or(rows(text), none)
const images = byName(() => image)

const relay: Reader<readonly string[]> = (found, tell) => rows(socketLink)(typeof found === 'string' ? [found] : found, tell)

const accountTypeByFamily: Reader<Readonly<Record<string, AccountType>>> = byName(() => oneOf(accountTypes))

const customWallet = closedGroup<WalletEntry>(
  {
    id: text,
    name: text,
    image_id: text,
    image_url: image,
    rdns: text,
    mobile_link: walletLink,
    desktop_link: walletLink,
    webapp_link: walletLink,
    chains: rows(networkId),
  },
  ['id', 'name'],
)

const orders: Readers<OrderOptions> = {
  socials: or(inOrder('socials'), defaultOrders.socials),
  walletFeatures: or(inOrder('walletFeatures'), defaultOrders.walletFeatures),
  connectorTypes: or(inOrder('connectorTypes'), defaultOrders.connectorTypes),
  connectMethods: inOrder('connectMethods'),
}

/** The host's order first, then what it left out. */
function inOrder<K extends keyof Orders>(key: K): Reader<Orders[K]> {
  const all: readonly string[] = defaultOrders[key]
  return (found, tell) => {
    const first = rows(oneOf(all))(found, tell)
    return first?.length ? ([...new Set([...first, ...all])] as readonly string[] as Orders[K]) : undefined
  }
}

function featureSettings(definitions: readonly FeatureDefinition[]): Reader<KernelOptions['features']> {
  const read = (key: string): Reader<boolean | readonly string[]> => {
    const { kind, among } = definitions.find((each) => each.key === key) ?? {}
    const list = rows(among ? oneOf(among) : text)
    return kind === 'flag' ? flag : (found, tell) => (typeof found === 'boolean' ? found : list(found, tell))
  }
  return byName(
    read,
    definitions.map(({ key }) => key),
  )
}

function byName<T>(read: (name: string) => Reader<T>, known?: readonly string[]): ReturnType<typeof entries<T>> {
  return entries((name) => (/^[a-z][\w.:-]{0,63}$/i.test(name) ? read(name) : undefined), known)
}

function byNetwork<T>(read: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return entries((id) => (isCaipNetworkId(id) ? read : undefined))
}
