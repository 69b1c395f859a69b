import type { MarkKind } from '@billfold/wallet-registry/marks'
import type { PictureSource } from './image-store.js'

/** The own mark of a wallet, network, coin, token, exchange or login provider. It comes with the page's own code: nobody is asked. */
export function markPicture(kind: MarkKind, id: string): PictureSource {
  return { key: `mark ${kind} ${id}`, isOwn: true, load: () => markBlob(kind, id) }
}

/** The bytes of a mark; an empty blob, which is no picture, where none is known. */
export async function markBlob(kind: MarkKind, id: string): Promise<Blob> {
  const { loadMark } = await import('@billfold/wallet-registry/marks')
  const mark = await loadMark(kind, id)
  return mark === undefined ? new Blob() : new Blob([mark], { type: 'image/svg+xml' })
}
