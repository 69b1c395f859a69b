import { imageBlob } from './image-blob.js'

/** Source of a picture. The key is the picture's name for all views: it is loaded once. */
export interface PictureSource {
  readonly key: string
  /** The picture itself, where it is a `data:` address that is at hand. */
  readonly written?: string
  /** It comes with the page's own code, so that it can be had before there is a kernel. */
  readonly isOwn?: boolean
  /** Brings the bytes, or a `data:` address that holds them. */
  readonly load: (signal: AbortSignal) => Promise<Blob | string>
}

export interface ImageStoreOptions {
  readonly now: () => number
  /** How many pictures are kept. */
  readonly limit?: number
  /** How many are loaded at a time. */
  readonly parallel?: number
  /** After how many milliseconds a picture is given up. */
  readonly giveUpAfter?: number
  /** After how many milliseconds one that failed may be asked for again. */
  readonly retryAfter?: number
}

interface Kept {
  readonly picture: Promise<string | undefined>
  url?: string
  failedAt?: number
}

/** All pictures of a modal: each loaded once and kept as a `blob:` address, which is the only kind of image that a strict policy has to allow. */
export class ImageStore {
  private readonly kept = new Map<string, Kept>()
  private readonly waiting: (() => void)[] = []
  private running = 0
  private readonly options: Required<ImageStoreOptions>

  constructor(options: ImageStoreOptions) {
    this.options = { limit: 200, parallel: 6, giveUpAfter: 2_000, retryAfter: 30_000, ...options }
  }

  /** Takes over a picture that was shown before there was a store. */
  put(key: string, url: string): void {
    this.kept.set(key, { picture: Promise.resolve(url), url })
  }

  /** The address of a picture that is here already: it can be shown in the first frame. */
  peek(key: string): string | undefined {
    return this.kept.get(key)?.url
  }

  /** The address of a picture, or undefined when it cannot be had. Never rejects. */
  get(source: PictureSource): Promise<string | undefined> {
    const known = this.kept.get(source.key)
    if (known !== undefined && !this.mayRetry(known)) {
      this.touch(source.key, known)
      return known.picture
    }
    const entry: Kept = { picture: this.load(source) }
    this.touch(source.key, entry)
    this.evict()
    return entry.picture
  }

  /** Frees every picture. */
  dispose(): void {
    for (const { url } of this.kept.values()) if (url !== undefined) URL.revokeObjectURL(url)
    this.kept.clear()
  }

  private async load(source: PictureSource): Promise<string | undefined> {
    await this.turn()
    const blob = await loadInTime(source, this.options.giveUpAfter)
    this.release()
    return this.keep(source.key, blob)
  }

  private keep(key: string, blob: Blob | undefined): string | undefined {
    const entry = this.kept.get(key)
    // Gone while it was on its way: thrown out, or the modal was taken down.
    if (entry === undefined) return undefined
    if (blob === undefined) entry.failedAt = this.options.now()
    else entry.url = URL.createObjectURL(blob)
    return entry.url
  }

  private async turn(): Promise<void> {
    if (this.running >= this.options.parallel) return new Promise((go) => this.waiting.push(go))
    this.running += 1
  }

  /** Hands the place over to who waits longest: nobody can slip in between. */
  private release(): void {
    const next = this.waiting.shift()
    if (next === undefined) this.running -= 1
    else next()
  }

  private mayRetry({ failedAt }: Kept): boolean {
    return failedAt !== undefined && this.options.now() - failedAt >= this.options.retryAfter
  }

  /** Moves an entry to the end, where what was used last stands. */
  private touch(key: string, entry: Kept): void {
    this.kept.delete(key)
    this.kept.set(key, entry)
  }

  private evict(): void {
    for (const [key, { url }] of this.kept) {
      if (this.kept.size <= this.options.limit) return
      this.kept.delete(key)
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }
}

/** The bytes of a picture, or undefined when they fail, are no picture, or do not come in time. A loader that ignores the signal cannot hold the place. */
async function loadInTime(source: PictureSource, milliseconds: number): Promise<Blob | undefined> {
  const signal = AbortSignal.timeout(milliseconds)
  const late = new Promise<undefined>((give) => signal.addEventListener('abort', () => give(undefined), { once: true }))
  const arrived = async (): Promise<Blob | undefined> => imageBlob(await source.load(signal))
  try {
    return await Promise.race([arrived(), late])
  } catch {
    // Why does not matter here: the loader knows, and the visitor sees a drawn mark.
    return undefined
  }
}
