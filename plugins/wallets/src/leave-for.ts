import type { ChainNamespace, Connectors, DevicePort, Families, ListedWallet, Networks, PagePort } from '@billfold/kernel'

export interface LeaveNeeds {
  readonly device: Pick<DevicePort, 'isMobile' | 'isMessagingApp' | 'isFramed' | 'url'>
  /** Undefined where there is no window. */
  readonly page: Pick<PagePort, 'global' | 'open'> | undefined
  readonly families: Pick<Families, 'activeNamespace'>
  readonly networks: Pick<Networks, 'namespaces'>
  readonly connectors: Pick<Connectors, 'filter'>
}

/** Opens this page in the browser of a wallet that has one; false when it has none, or no phone asks. To be called by a press itself. */
export function leaveFor(wallet: ListedWallet, needs: LeaveNeeds): boolean {
  const { device, page } = needs
  if (!device.isMobile || page === undefined) return false
  const isHere = (name: string): boolean => page.global(name) !== undefined
  const link = deepLink({ id: wallet.id, namespaces: wantedOf(wallet, needs), url: device.url, isHere })
  if (link === undefined) return false
  page.open(link, targetOf(device))
  return true
}

/** The families to connect, the likeliest first. A wallet that only its browser reaches is opened for any that the app has. */
function wantedOf({ mobile_link }: ListedWallet, { families, networks, connectors }: LeaveNeeds): readonly (ChainNamespace | undefined)[] {
  if (connectors.filter !== undefined) return [connectors.filter]
  return mobile_link === undefined ? [families.activeNamespace, ...networks.namespaces] : [families.activeNamespace]
}

/** A messaging app closes its browser with the page that leaves, and a frame cannot leave by itself. */
function targetOf({ isMessagingApp, isFramed }: LeaveNeeds['device']): '_self' | '_top' | '_blank' {
  if (isMessagingApp) return '_blank'
  return isFramed ? '_top' : '_self'
}

/** A wallet to open this page in. */
export interface DeepLinkRequest {
  readonly id: string
  /** The families to connect: the first that its browser has decides. */
  readonly namespaces: readonly (ChainNamespace | undefined)[]
  /** The page that the wallet's own browser is to open. */
  readonly url: string
  /** True for a name that the wallet has left in this window: then this is its browser already. */
  readonly isHere: (global: string) => boolean
}

/** True for a wallet that is opened on a phone by a link of its own kind, for one of these networks; without networks for any. */
export function hasDeepLink(id: string, chains: readonly string[] = []): boolean {
  const families = Object.keys(walletOf(id)?.globals ?? {})
  return chains.length === 0 ? families.length > 0 : chains.some((chain) => families.some((family) => chain.startsWith(`${family}:`)))
}

/** Makes the link that opens this page in the wallet's own browser; undefined when there is none, or when this is that browser. */
export function deepLink({ id, namespaces, url, isHere }: DeepLinkRequest): string | undefined {
  const wallet = walletOf(id)
  const global = namespaces.flatMap((namespace) => (namespace === undefined ? [] : (wallet?.globals[namespace] ?? []))).at(0)
  return wallet === undefined || global === undefined || isHere(global) ? undefined : wallet.link(url)
}

function walletOf(id: string): DeepLinkWallet | undefined {
  return Object.hasOwn(wallets, id) ? wallets[id] : undefined
}

interface DeepLinkWallet {
  /** Globals of its browser's window, by family: it is opened for these families alone. */
  readonly globals: { readonly [K in ChainNamespace]?: string }
  link(url: string): string
}

const phantom: DeepLinkWallet = {
  globals: { eip155: 'phantom', solana: 'phantom', bip122: 'phantom', sui: 'phantom' },
  link: (url) => `https://phantom.app/ul/browse/${encodeURIComponent(url)}?ref=${encodeURIComponent(new URL(url).origin)}`,
}

const solflare: DeepLinkWallet = {
  globals: { solana: 'solflare' },
  link: (url) => `https://solflare.com/ul/v1/browse/${encodeURIComponent(url)}?ref=${encodeURIComponent(new URL(url).origin)}`,
}

const coinbase: DeepLinkWallet = {
  globals: { eip155: 'coinbaseWalletExtension', solana: 'coinbaseSolana' },
  link: (url) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(url)}`,
}

/** The same app, as lists name it where it signs for accounts of Base: they are of one family. */
const base: DeepLinkWallet = { ...coinbase, globals: { eip155: 'coinbaseWalletExtension' } }

const binance: DeepLinkWallet = { globals: { bip122: 'binancew3w' }, link: binanceLink }

/** Wallets that open a page in a browser of their own, by each id in public use: a link of the usual kind does not reach them for every family. */
const wallets: Readonly<Record<string, DeepLinkWallet>> = {
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: phantom,
  '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79': solflare,
  d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8: coinbase,
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: base,
  '2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25': binance,
  '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4': binance,
}

/** The ids of those wallets: the core build leaves them out. */
export const deepLinkIds: readonly string[] = Object.keys(wallets)

/** Makes the link of Binance's app, which opens small programs by their id; this id is its browser. Each part is wrapped in base64. */
function binanceLink(url: string): string {
  const page = btoa('/pages/browser/index')
  const query = btoa(`url=${encodeURIComponent(url)}`)
  const app = `bnc://app.binance.com/mp/app?appId=yFK5FCqYprrXDiVFbhyRx7&startPagePath=${page}&startPageQuery=${query}`
  return `https://app.binance.com/en/download?_dp=${btoa(app)}`
}
