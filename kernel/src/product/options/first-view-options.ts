import type { WalletEntry } from '../../wallets/contract/asset.js'
import { productFeatures, formerFeatures } from '../features/defaults.js'
import { type Orders, defaultOrders } from '../features/orders.js'
import type { FeatureDefinition } from '../../core/plugins/manifest.js'
import { flag, image, link, networkId, rows, socketLink, tag, text, walletLink } from './leaves.js'
import { networks } from './network.js'
import type { AppMetadata, ImageOptions, KernelOptions, OrderOptions, WalletOptions } from './options.js'
import { type Parse, oneOf } from '../../core/parse.js'
import { type Always, type ObjectNames, type ParsersOf, always, closedGroupOf, namedOf, or } from '../../core/tolerant.js'

/** Options that the first view is drawn by, before there is a kernel. */
export type FirstViewOptions = Pick<
  KernelOptions,
  | ('basic' | 'endpoints' | 'features' | 'images' | 'isEmbedded' | 'manualPairing' | 'metadata' | 'networks' | 'orders')
  | ('networkSwitch' | 'privacyUrl' | 'storagePrefix' | 'termsUrl' | 'wallets')
>

/** Names that plugins add to the options. */
export interface KnownNames {
  readonly features?: readonly FeatureDefinition[]
  readonly endpoints?: readonly string[]
}

/** Parser of each of these options, with its default for an absent or wrong value. */
export function firstViewParsers({ features = [], endpoints = [] }: KnownNames): ParsersOf<FirstViewOptions> {
  return {
    networks: or(networks, none),
    endpoints: byName<string | readonly string[]>((name) => (name === 'relay' ? relay : name === 'nameGateways' ? links : link), {
      known: [...productEndpoints, ...endpoints],
    }),
    metadata: always(closedGroupOf<AppMetadata>({ name: text, description: text, url: link, icons: links })),
    features: featureSettings([...productFeatures, ...features]),
    orders: always(closedGroupOf<OrderOptions>(orders)),
    basic: off,
    isEmbedded: off,
    manualPairing: off,
    networkSwitch: on,
    wallets: always(
      closedGroupOf<WalletOptions>({ featured: texts, include: texts, exclude: texts, custom: or(rows(customWallet), none) }),
    ),
    termsUrl: link,
    privacyUrl: link,
    images: always(closedGroupOf<ImageOptions>({ networks: images, connectors: images })),
    storagePrefix: or(tag, 'default'),
  }
}

/** The services that the product itself knows. */
const productEndpoints = [
  'wallet',
  'blockchain',
  'exchange',
  'analytics',
  'errorReports',
  'relay',
  'secureSite',
  'packageRegistry',
  'nameGateways',
]

/** Takes yes and no; yes when nothing fits. */
export const on: Always<boolean> = or(flag, true)

/** Takes yes and no; no when nothing fits. */
export const off: Always<boolean> = or(flag, false)
const none: readonly never[] = Object.freeze([])
const texts = or(rows(text), none)
const images = byName(() => image)

const relay: Parse<readonly string[]> = (value, tell) => rows(socketLink)(typeof value === 'string' ? [value] : value, tell)

const links = rows(link)

const customWallet = closedGroupOf<WalletEntry>(
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

const orders: ParsersOf<OrderOptions> = {
  socials: orderOf('socials'),
  walletFeatures: orderOf('walletFeatures'),
  connectorTypes: orderOf('connectorTypes'),
  connectMethods: inOrder('connectMethods'),
}

function orderOf<K extends keyof Orders>(key: K): Always<Orders[K]> {
  return or(inOrder(key), Object.freeze(defaultOrders[key]) as Orders[K])
}

/** The host's order first, then what it left out. */
function inOrder<K extends keyof Orders>(key: K): Parse<Orders[K]> {
  const all: readonly string[] = defaultOrders[key]
  return (value, tell) => {
    const first = rows(oneOf(...all))(value, tell)
    return first?.length ? (Object.freeze<readonly string[]>([...new Set([...first, ...all])]) as Orders[K]) : undefined
  }
}

function featureSettings(definitions: readonly FeatureDefinition[]): Parse<KernelOptions['features']> {
  const read = (key: string): Parse<boolean | readonly string[]> => {
    const { kind, among } = definitions.find((each) => each.key === key) ?? {}
    const list = rows(among ? oneOf(...among) : text)
    return kind === 'flag' ? flag : (value, tell) => (typeof value === 'boolean' ? value : list(value, tell))
  }
  return byName(read, { known: definitions.map(({ key }) => key), former: formerFeatures })
}

/** Parses an object by names of anybody's choice, each item by the parser of its name. */
export function byName<T>(parserOf: (name: string) => Parse<T>, names?: ObjectNames): Always<Readonly<Record<string, T>>> {
  return always(namedOf((name) => (/^[a-z][\w.:-]{0,63}$/i.test(name) ? parserOf(name) : undefined), names))
}
