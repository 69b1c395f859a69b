import type { KernelOptions, Network, WalletEntry } from '@billfold/kernel'
import type { MarkKind } from '@billfold/wallet-registry/marks'

import type { PictureSource } from './image-store.js'
import { markBlob, markPicture } from './mark-picture.js'

/** What pictures are looked up in: a kernel, or as much of one as there is. */
export interface PictureServices {
  readonly options: Pick<KernelOptions, 'images' | 'metadata' | 'wallets'>
  readonly http: {
    /** The service where the host named one. */
    endpoint(name: 'wallet'): { blob(path: string, options: { readonly signal: AbortSignal }): Promise<Blob> } | undefined
  }
}

/** The picture of a network: the host's own, the one that the wallet service has, or the network's own mark. */
export function networkPicture(kernel: PictureServices, { caipNetworkId, id, assets }: Network): PictureSource | undefined {
  const { networks } = kernel.options.images
  return source(kernel, `network ${caipNetworkId}`, {
    address: networks[caipNetworkId] ?? networks[String(id)] ?? assets?.imageUrl,
    path: assets?.imageId === undefined ? undefined : `/public/getAssetImage/${assets.imageId}`,
    mark: ['network', caipNetworkId],
  })
}

export interface PicturedConnector {
  readonly id: string
  readonly name?: string
  readonly imageId?: string
  readonly imageUrl?: string
  /** The wallet that its name only looks like: it gets no mark by its name. */
  readonly looksLike?: string
}

/** The picture of a wallet that can be reached: what it brings itself is only shown when it needs no further request. */
export function connectorPicture(
  kernel: PictureServices,
  { id, name, imageId, imageUrl, looksLike }: PicturedConnector,
): PictureSource | undefined {
  const { connectors } = kernel.options.images
  return source(kernel, `connector ${id} ${imageUrl?.length ?? 0}`, {
    address: connectors[id] ?? (isWritten(imageUrl) ? imageUrl : undefined),
    path: imageId === undefined ? undefined : `/public/getAssetImage/${imageId}`,
    mark: name === undefined || looksLike !== undefined ? undefined : ['wallet', name],
  })
}

/** The picture of a wallet of the list. An address is the host's own wallet's, or the picture itself: others have an id, or a mark of their own. */
export function walletPicture(kernel: PictureServices, { id, name, image_id, image_url }: WalletEntry): PictureSource | undefined {
  return source(kernel, `wallet ${id}`, {
    address: isWritten(image_url) || kernel.options.wallets.custom.some((wallet) => wallet.id === id) ? image_url : undefined,
    path: image_id === undefined ? undefined : `/getWalletImage/${image_id}`,
    mark: ['wallet', name],
  })
}

/** The picture of the app, as it introduces itself to wallets. */
export function appPicture(kernel: PictureServices): PictureSource | undefined {
  return source(kernel, 'app', { address: kernel.options.metadata.icons?.[0], path: undefined, mark: undefined })
}

interface Places {
  /** An address that the host wrote down, or a picture written out. */
  readonly address: string | undefined
  /** The address at the wallet service. */
  readonly path: string | undefined
  /** What its own mark is found by. */
  readonly mark: readonly [kind: MarkKind, id: string] | undefined
}

function source(kernel: PictureServices, key: string, { address, path, mark }: Places): PictureSource | undefined {
  if (address !== undefined)
    return isWritten(address)
      ? { key, written: address, load: async () => address }
      : { key, load: (signal) => fetchPicture(address, signal) }
  const client = path === undefined ? undefined : kernel.http.endpoint('wallet')
  if (client === undefined || path === undefined) return mark && markPicture(...mark)
  const load = (signal: AbortSignal): Promise<Blob> => client.blob(path, { signal })
  // The mark stands in for a picture that the service does not have.
  return { key, load: mark === undefined ? load : (signal) => load(signal).catch(() => markBlob(...mark)) }
}

/** True for a picture that is written out: showing it asks nobody. */
function isWritten(address: string | undefined): boolean {
  return address?.startsWith('data:') === true
}

async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  return response.blob()
}
