import { LRUCache } from 'lru-cache'

import { isPicture } from '../chains/is-picture.js'
import type { CollectiblesConfig } from '../config/config.js'
import { type Fetched, fetchPlace } from './fetch-place.js'
import { type FindPlace, type Place, placeFinder } from './find-place.js'
import { pictureAddress } from './picture-address.js'
import { type Metadata, type PieceSource, readMetadata, readSource } from './piece-source.js'

/** Limits of one question: what is left is told another time. The wait is in milliseconds: the chain is asked too, and callers wait ten seconds for both. */
const limits = { places: 20, wait: 3_000 }
/** The largest description and picture that are read, in bytes. Clients take no larger picture. */
const most = { metadata: 1_000_000, picture: 8_388_608 }
/** What is kept of everybody's, in bytes. */
const kept = { metadata: 16_000_000, pictures: 64_000_000 }
/** How long an answer of a host counts, in milliseconds; content that never changes is kept until there is no room. */
const lasts = { changing: 3_600_000, failure: 300_000 }

const pictureType = /^image\/(?:png|jpeg|webp|gif|avif|svg\+xml)$/

export interface PieceBookOptions {
  readonly places: CollectiblesConfig
  /** Where pages find this server. */
  readonly baseUrl: () => string
  readonly now?: () => number
  readonly log?: (line: string, error: unknown) => void
}

/** An answer of a place, or that there was none. */
type Kept<T> = { readonly found: T | undefined }

/** Knows what pieces say of themselves at the places that the configuration names, and has their pictures. Each is fetched once, for everybody. */
export class PieceBook {
  readonly find: FindPlace
  private readonly stopping = new AbortController()
  private readonly metadata: LRUCache<string, Kept<Metadata>, Place>
  private readonly pictures: LRUCache<string, Kept<Fetched>, Place>

  constructor(private readonly options: PieceBookOptions) {
    this.find = placeFinder(options.places)
    this.metadata = this.cache(
      kept.metadata,
      (place) => this.fetchMetadata(place),
      ({ name = '', image = '' }) => name.length + image.length,
    )
    this.pictures = this.cache(
      kept.pictures,
      (place) => this.fetchPicture(place),
      ({ bytes }) => bytes.byteLength,
    )
  }

  /** Reads where a piece is described, by its address. Contacts nobody. */
  source(uri: unknown): PieceSource {
    return readSource(uri, this.find)
  }

  /** What pieces say of themselves, in their order. One whose host does not answer in time says nothing, and is asked another time. */
  async describe(sources: readonly PieceSource[]): Promise<readonly Metadata[]> {
    await this.learn(sources.flatMap((source) => ('place' in source ? source.place : [])))
    return sources.map((source) => this.tell('place' in source ? (this.metadata.get(source.place.address)?.found ?? {}) : source.written))
  }

  /** The address of a picture as pages are told it: written out, or at this server. Undefined for one that is elsewhere. */
  pictureUrl(image: unknown): string | undefined {
    if (isPicture(image)) return image
    const place = this.find(image)
    return place && pictureAddress(this.options.baseUrl(), place)
  }

  /** The picture at a place; undefined where there is none that can be shown. */
  async picture(place: Place): Promise<Fetched | undefined> {
    return (await this.pictures.fetch(place.address, { context: place }))?.found
  }

  /** Ends what is under way. */
  stop(): void {
    this.stopping.abort()
  }

  private tell({ name, image }: Metadata): Metadata {
    const url = this.pictureUrl(image)
    return { ...(name !== undefined && { name }), ...(url !== undefined && { image: url }) }
  }

  private async learn(places: readonly Place[]): Promise<void> {
    const strange = [
      ...new Map(places.filter(({ address }) => !this.metadata.has(address)).map((place) => [place.address, place])).values(),
    ]
    if (strange.length === 0) return
    const asked = strange.slice(0, limits.places).map((place) => this.metadata.fetch(place.address, { context: place }))
    // Who comes too late is kept for the next question.
    await Promise.race([Promise.allSettled(asked), ended(AbortSignal.timeout(limits.wait))])
  }

  private async fetchMetadata(place: Place): Promise<Metadata> {
    const { bytes } = await this.fetch(place, { accept: 'application/json, */*;q=0.1', most: most.metadata })
    return readMetadata(JSON.parse(new TextDecoder().decode(bytes)))
  }

  private fetchPicture(place: Place): Promise<Fetched> {
    return this.fetch(place, { accept: 'image/*', most: most.picture, isWanted: (type) => pictureType.test(type) })
  }

  private fetch(place: Place, options: Pick<Parameters<typeof fetchPlace>[1], 'accept' | 'most' | 'isWanted'>): Promise<Fetched> {
    return fetchPlace(place, { ...options, find: this.find, signal: this.stopping.signal })
  }

  private cache<T>(room: number, load: (place: Place) => Promise<T>, size: (found: T) => number): LRUCache<string, Kept<T>, Place> {
    const { now = Date.now, log } = this.options
    return new LRUCache<string, Kept<T>, Place>({
      maxSize: room,
      sizeCalculation: ({ found }, address) => 100 + address.length + (found === undefined ? 0 : size(found)),
      perf: { now },
      ttlResolution: 0,
      fetchMethod: async (address, _, { context, options }) => {
        try {
          options.ttl = context.isFixed ? 0 : lasts.changing
          return { found: await load(context) }
        } catch (error) {
          log?.(`${address.slice(0, 200)} could not be fetched`, error)
          options.ttl = lasts.failure
          return { found: undefined }
        }
      },
    })
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
