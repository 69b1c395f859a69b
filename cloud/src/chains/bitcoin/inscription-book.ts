import { isPicture } from '../is-picture.js'
import { AnswerTooLarge } from '../read-capped.js'
import { type Inscription, hasPicture, largestPicture, pictureUrl, readContentType, readInscription } from './inscription.js'
import type { OrdClient } from './ord-client.js'

/** Limits of one question about an account: what is left is asked another time. The size is in bytes. */
const limits = { inscriptions: 200, pictures: 40, atOnce: 20, size: 1_000_000 }
/** Entries kept for all accounts together. */
const kept = { inscriptions: 5_000, pictures: 300 }

/** An inscription, and its picture as a `data:` URL where it has one. */
export interface DescribedInscription extends Inscription {
  readonly image?: string | undefined
}

/** Knows what inscriptions are called and look like. Each is asked once: only who has them changes. */
export class InscriptionBook {
  private readonly known = new Map<string, Inscription>()
  private readonly pictures = new Map<string, string | undefined>()

  constructor(private readonly ord: OrdClient) {}

  /** Inscriptions by their ids; those that the server did not tell of in time are absent. */
  async describe(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, DescribedInscription>> {
    await ask(this.known, this.strange(ids), { read: (id) => this.inscription(id, signal), signal })
    await ask(this.pictures, this.unseen(ids), { read: (id) => this.picture(id, signal), signal })
    const found = ids.flatMap((id) => {
      const inscription = this.known.get(id)
      return inscription === undefined ? [] : [[id, { ...inscription, image: this.pictures.get(id) }] as const]
    })
    dropOldest(this.known, kept.inscriptions)
    dropOldest(this.pictures, kept.pictures)
    return new Map(found)
  }

  private strange(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => !this.known.has(id)).slice(0, limits.inscriptions)
  }

  private unseen(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => !this.pictures.has(id) && hasPicture(this.known.get(id) ?? {})).slice(0, limits.pictures)
  }

  private async inscription(id: string, signal: AbortSignal): Promise<Inscription> {
    const answer = await this.ord({ path: `inscription/${id}`, most: limits.size, signal })
    return answer === undefined ? {} : readInscription(JSON.parse(answer.bytes.toString('utf8')))
  }

  /** Undefined where the content is not the picture that the inscription says, or is larger. */
  private async picture(id: string, signal: AbortSignal): Promise<string | undefined> {
    try {
      const content = await this.ord({ path: `content/${id}`, most: largestPicture, signal })
      const { type } = this.known.get(id) ?? {}
      if (content === undefined || readContentType(content.type) !== type) return undefined
      const image = pictureUrl(type, content.bytes.toString('base64'))
      return isPicture(image) ? image : undefined
    } catch (error) {
      if (error instanceof AnswerTooLarge) return undefined
      throw error
    }
  }
}

interface Reading<T> {
  readonly read: (id: string) => Promise<T>
  readonly signal: AbortSignal
}

/** Reads some at a time, for as long as there is time. One that the server does not answer hides no other, and is asked another time. */
async function ask<T>(known: Map<string, T>, ids: readonly string[], { read, signal }: Reading<T>): Promise<void> {
  for (let start = 0; start < ids.length && !signal.aborted; start += limits.atOnce) {
    const some = ids.slice(start, start + limits.atOnce)
    const answers = await Promise.allSettled(some.map(read))
    for (const [index, id] of some.entries()) {
      const answer = answers[index]
      if (answer?.status === 'fulfilled') known.set(id, answer.value)
    }
  }
}

function dropOldest(known: Map<string, unknown>, most: number): void {
  for (const id of [...known.keys()].slice(0, Math.max(0, known.size - most))) known.delete(id)
}
