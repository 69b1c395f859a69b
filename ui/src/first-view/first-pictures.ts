import type { FirstSituation } from '@billfold/kernel/first-view'
import type { PictureServices, PictureSource } from '@billfold/ui/kit'

import { imageBlob } from '../../kit/picture/image-blob.js'
import { pictureOfRow } from '../views/picture-of-row.js'
import type { WalletRow } from '../wallets/wallet-row.js'

/** The pictures of the first view: those that are written out are there at once, marks as soon as they come, all others when React is here. */
export class FirstPictures {
  /** The addresses of the pictures that are shown, by their keys. */
  private readonly shown: Map<string, string> = new Map<string, string>()
  readonly services: PictureServices
  /** Draws what has come. */
  onArrival: (() => void) | undefined
  private readonly coming = new Set<string>()

  constructor(options: FirstSituation['options']) {
    const service = { blob: () => Promise.reject(new Error('Pictures are loaded when the kernel is here')) }
    this.services = { options, http: { endpoint: (name) => (options.endpoints[name] === undefined ? undefined : service) } }
  }

  source(row: WalletRow): PictureSource | undefined {
    return pictureOfRow(this.services, row)
  }

  url(source: PictureSource): string | undefined {
    const { key, written, isOwn } = source
    if (written !== undefined) this.show(key, written)
    else if (isOwn === true && !this.coming.has(key)) void this.bring(source)
    return this.shown.get(key)
  }

  /** Hands the pictures over: whoever takes them frees them. */
  take(): readonly (readonly [key: string, url: string])[] {
    const taken = [...this.shown]
    this.shown.clear()
    this.onArrival = undefined
    return taken
  }

  dispose(): void {
    for (const url of this.shown.values()) URL.revokeObjectURL(url)
    this.shown.clear()
    this.onArrival = undefined
  }

  private async bring({ key, load }: PictureSource): Promise<void> {
    this.coming.add(key)
    // One that cannot be had is drawn by React.
    const picture = await load(new AbortController().signal).catch(() => '')
    if (this.onArrival !== undefined && this.show(key, picture)) this.onArrival()
  }

  private show(key: string, picture: Blob | string): boolean {
    const blob = this.shown.has(key) ? undefined : imageBlob(picture)
    if (blob !== undefined) this.shown.set(key, URL.createObjectURL(blob))
    return blob !== undefined
  }
}
