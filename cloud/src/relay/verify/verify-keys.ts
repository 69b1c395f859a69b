import { type KeyObject, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import * as v from 'valibot'

import type { Store } from '../../store/store.js'
import { parsedJson } from '../protocol/parsed-json.js'

/** How long a key is good for, and how long before its end another takes its place, in milliseconds. */
const lifetime = { key: 86_400_000, rest: 3_600_000 } as const
const place = { table: 'verify', key: 'signing-key' } as const
const keptKey = v.object({ jwk: v.record(v.string(), v.unknown()), expiresAt: v.number() })

/** The public half of a key, as wallets fetch it. */
export interface VerifyKey {
  readonly publicKey: object
  /** Seconds since 1970. */
  readonly expiresAt: number
}

interface OpenKey extends VerifyKey {
  readonly privateKey: KeyObject
  readonly verifier: KeyObject
}

/** The key that vouches for origins, one for all clouds on a database: a wallet may fetch it from another than the one that signed. */
export class VerifyKeys {
  private known: OpenKey | undefined

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  async current(): Promise<VerifyKey> {
    return this.open()
  }

  /** Signs claims, good for so many seconds. */
  async sign(claims: object, seconds: number): Promise<string> {
    const exp = Math.floor(this.now() / 1000) + seconds
    const text = `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded({ ...claims, exp })}`
    const { privateKey } = await this.open()
    const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }

  /** Reads claims that were signed here; undefined for those of somebody else, and for those whose time is over. */
  async read(token: string): Promise<unknown> {
    const [head, body = '', signature = ''] = token.split('.')
    const { verifier } = await this.open()
    const isOurs = verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      { key: verifier, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    const claims = isOurs
      ? v.safeParse(v.looseObject({ exp: v.number() }), parsedJson(Buffer.from(body, 'base64url').toString()))
      : undefined
    return claims?.success === true && claims.output.exp * 1000 > this.now() ? claims.output : undefined
  }

  private async open(): Promise<OpenKey> {
    if (this.known === undefined || !this.isFresh(this.known.expiresAt * 1000)) this.known = await this.load()
    return this.known
  }

  private async load(): Promise<OpenKey> {
    let found: v.InferOutput<typeof keptKey> | undefined
    await this.store.change(place, (value) => {
      const kept = v.safeParse(keptKey, value)
      found = kept.success && this.isFresh(kept.output.expiresAt) ? kept.output : this.create()
      return { value: found, until: found.expiresAt }
    })
    return opened(found ?? this.create())
  }

  private create(): v.InferOutput<typeof keptKey> {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    return { jwk: { ...privateKey.export({ format: 'jwk' }) }, expiresAt: this.now() + lifetime.key }
  }

  private isFresh(expiresAt: number): boolean {
    return expiresAt - this.now() > lifetime.rest
  }
}

function opened({ jwk, expiresAt }: v.InferOutput<typeof keptKey>): OpenKey {
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  const verifier = createPublicKey(privateKey)
  const publicKey = { ...verifier.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }
  return { privateKey, verifier, publicKey, expiresAt: Math.floor(expiresAt / 1000) }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
