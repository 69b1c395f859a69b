import { isCaipNetworkId } from '../caip/caip-network-id.js'
import { accountTypes, defaultAccountTypes } from '../chains/account-types.js'
import type { AccountType } from '../contract/account.js'
import type { WalletEntry } from '../contract/asset.js'
import { productFeatures } from '../features/defaults.js'
import { type Orders, defaultOrders } from '../features/orders.js'
import { defaultLogLevel, logLevels } from '../log/log.js'
import type { FeatureDefinition } from '../plugin/manifest.js'
import { defaultOptions, productEndpoints } from './defaults.js'
import { appLinkOption, flag, httpsLink, image, link, networkId, service, socketLink, tag, text } from './leaves.js'
import { networks } from './network.js'
import type { AppMetadata, ImageOptions, KernelOptions, OrderOptions, TokenOption, WalletOptions } from './options.js'
import type { Place } from './place.js'
import { type EntryRules, type Reader, type Readers, always, entries, group, leaf, oneOf, or, rows } from './reader.js'

/** What plugins add to what a host may configure. */
export interface KnownNames {
  readonly features?: readonly FeatureDefinition[]
  readonly endpoints?: readonly string[]
}

/** How each option is read, and what holds when it is absent or wrong. */
export function optionReaders({ features = [], endpoints = [] }: KnownNames): Readers<KernelOptions> {
  return {
    projectId: text,
    networks: or(networks, none),
    // Looked up among the networks once they are read.
    defaultNetwork: () => undefined,
    endpoints: byName<string | readonly string[]>({
      known: [...productEndpoints, ...endpoints],
      read: (name) => (name === 'relay' ? relay : link),
    }),
    metadata: always(group<AppMetadata>({ name: text, description: text, url: link, icons: rows(link) })),
    features: featureSettings([...productFeatures, ...features]),
    orders: always(group<OrderOptions>(orders)),
    ...switches,
    defaultAccountTypes: accountTypeByFamily,
    siwx: service,
    siweConfig: service,
    wallets: always(group<WalletOptions>({ featured: texts, include: texts, exclude: texts, custom: or(rows(customWallet), none) })),
    termsUrl: link,
    privacyUrl: link,
    tokens: byNetwork(group<TokenOption>({ address: text, image }, { needs: ['address'] })),
    rpcUrls: byNetwork(rows(link)),
    images: always(group<ImageOptions>({ networks: images, connectors: images })),
    storagePrefix: or(tag, defaultOptions.storagePrefix),
    sdkType: or(tag, defaultOptions.sdkType),
    sdkVersion: or(tag, defaultOptions.sdkVersion),
    logLevel: or(oneOf(logLevels), defaultLogLevel),
    allowedOrigins: rows(text),
  }
}

const none: readonly never[] = Object.freeze([])
const texts = or(rows(text), none)
const images = byName({ read: () => image })

const switches = {
  basic: or(flag, defaultOptions.basic),
  isEmbedded: or(flag, defaultOptions.isEmbedded),
  manualPairing: or(flag, defaultOptions.manualPairing),
  reconnect: or(flag, defaultOptions.reconnect),
  networkSwitch: or(flag, defaultOptions.networkSwitch),
  allowUnsupportedNetwork: or(flag, defaultOptions.allowUnsupportedNetwork),
  unsupportedNetworkDismissible: or(flag, defaultOptions.unsupportedNetworkDismissible),
  debug: or(flag, defaultOptions.debug),
}

const relay: Reader<readonly string[]> = (found, place) => rows(socketLink)(typeof found === 'string' ? [found] : found, place)

const accountType = oneOf(accountTypes)

const accountTypeByFamily: Reader<Readonly<Record<string, AccountType>>> = (found, place) =>
  Object.freeze(
    Object.assign(Object.create(null), defaultAccountTypes, byName({ read: () => accountType })(found, place)) as Record<
      string,
      AccountType
    >,
  )

const customWallet = group<WalletEntry>(
  {
    id: text,
    name: text,
    image_id: text,
    image_url: image,
    rdns: text,
    mobile_link: appLinkOption,
    desktop_link: appLinkOption,
    webapp_link: httpsLink,
    chains: rows(networkId),
  },
  { needs: ['id', 'name'] },
)

const orders: Readers<OrderOptions> = {
  socials: or(completed('socials'), Object.freeze(defaultOrders.socials)),
  walletFeatures: or(completed('walletFeatures'), Object.freeze(defaultOrders.walletFeatures)),
  connectorTypes: or(completed('connectorTypes'), Object.freeze(defaultOrders.connectorTypes)),
  connectMethods: completed('connectMethods'),
}

/** The host's order first, then what it left out. */
function completed<K extends keyof Orders>(key: K): Reader<Orders[K]> {
  const all: readonly string[] = defaultOrders[key]
  const read = rows(oneOf(all))
  return (found, place) => {
    const first = read(found, place) ?? []
    return first.length === 0 ? undefined : (Object.freeze([...new Set([...first, ...all])]) as Orders[K])
  }
}

function featureSettings(definitions: readonly FeatureDefinition[]): Reader<KernelOptions['features']> {
  const read = (key: string): Reader<boolean | readonly string[]> => {
    const { kind = 'list', among } = definitions.find((each) => each.key === key) ?? {}
    const list = rows(among === undefined ? text : oneOf(among))
    return kind === 'flag' ? flag : (found, place) => (Array.isArray(found) ? list(found, place) : flagOrList(found, place))
  }
  return byName({ known: definitions.map(({ key }) => key), read })
}

const flagOrList = leaf('true, false or a list', (found) => (typeof found === 'boolean' ? found : undefined))

function byName<T>({ read, ...rules }: EntryRules<T>): (found: unknown, place: Place) => Readonly<Record<string, T>> {
  return always(entries({ ...rules, read: (name) => (/^[a-z][\w.:-]{0,63}$/i.test(name) ? read(name) : undefined) }))
}

function byNetwork<T>(read: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return always(entries({ read: (id) => (isCaipNetworkId(id) ? read : undefined) }))
}
