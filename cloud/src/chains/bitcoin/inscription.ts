import * as v from 'valibot'

import { isPicture } from '../is-picture.js'

/** An inscription, as an ord server tells it. A field is absent where it is told in no way that can be used. */
export interface Inscription {
  readonly number?: number | undefined
  /** The content type, without its parameters. */
  readonly type?: string | undefined
  /** Bytes of the content; undefined where it is that of another inscription. */
  readonly size?: number | undefined
}

const text = v.fallback(v.nullish(v.string()), undefined)
const integer = v.fallback(v.nullish(v.pipe(v.number(), v.safeInteger())), undefined)
const schema = v.object({ number: integer, content_type: text, effective_content_type: text, content_length: integer })

/** Reads an inscription, each field by itself. */
export function readInscription(told: unknown): Inscription {
  const found = v.safeParse(schema, told)
  if (!found.success) return {}
  const { number, content_type: own, effective_content_type: effective, content_length: size } = found.output
  // One with a delegate shows what that contains.
  return { number: number ?? undefined, type: readContentType(effective ?? own ?? ''), size: size ?? undefined }
}

/** Reads a content type: `image/png`. Whoever inscribes may write anything there. */
export function readContentType(written: string): string | undefined {
  const [type = ''] = written.split(';', 1)
  const plain = type.trim().toLowerCase()
  return plain.length <= 60 && /^[\w.+-]+\/[\w.+-]+$/.test(plain) ? plain : undefined
}

/** The largest content that is told as a picture, in bytes. */
export const largestPicture = 49_000

/** Whether the content is a picture that can be told. */
export function hasPicture({ type, size = 0 }: Inscription): boolean {
  return size <= largestPicture && isPicture(pictureUrl(type, ''))
}

/** The content written out, as an address. */
export function pictureUrl(type: string | undefined, base64: string): string {
  return `data:${type ?? ''};base64,${base64}`
}
