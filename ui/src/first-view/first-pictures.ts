import type { FirstSituation } from '@billfold/kernel/first-view'
import type { PictureServices, PictureSource } from '@billfold/ui/kit'

import { imageBlob } from '../../kit/picture/image-blob.js'
import { pictureOfRow } from '../views/picture-of-row.js'
import type { WalletRow } from '../wallets/wallet-row.js'

/** The pictures of the first view: those that are written out are there at once, all others when React is here. */
export class FirstPictures {
  /** The addresses of the pictures that are shown, by their keys. */
  private readonly shown: Map<string, string> = new Map<string, string>()
  readonly services: PictureServices

  constructor(options: FirstSituation['options']) {
    const service = { blob: () => Promise.reject(new Error('Pictures are loaded when the kernel is here')) }
    this.services = { options, http: { endpoint: (name) => (options.endpoints[name] === undefined ? undefined : service) } }
  }

  source(row: WalletRow): PictureSource | undefined {
    return pictureOfRow(this.services, row)
  }

  url({ key, written }: PictureSource): string | undefined {
    const known = this.shown.get(key)
    const blob = known === undefined && written !== undefined ? imageBlob(written) : undefined
    if (blob === undefined) return known
    const url = URL.createObjectURL(blob)
    this.shown.set(key, url)
    return url
  }

  /** Hands the pictures over: whoever takes them frees them. */
  take(): readonly (readonly [key: string, url: string])[] {
    const taken = [...this.shown]
    this.shown.clear()
    return taken
  }

  dispose(): void {
    for (const url of this.shown.values()) URL.revokeObjectURL(url)
    this.shown.clear()
  }
}
