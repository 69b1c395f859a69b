import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto'

/** How long a key is good for, in milliseconds. */
const lifetime = 86_400_000

export interface AttestationClaims {
  readonly id: string
  readonly origin: string
  readonly isScam: boolean
  readonly isVerified: boolean
}

/** The key that vouches for origins. It is made when the server starts: what was vouched for is short-lived anyway. */
export class VerifyKeys {
  private readonly privateKey: KeyObject
  readonly publicKey: object
  readonly expiresAt: number

  constructor(private readonly now: () => number = Date.now) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = pair.privateKey
    this.publicKey = { ...pair.publicKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true }
    this.expiresAt = Math.floor((now() + lifetime) / 1000)
  }

  /** Vouches for an origin, in a token that is good for as long as a proposal. */
  attest(claims: AttestationClaims): string {
    const exp = Math.floor(this.now() / 1000) + 300
    const text = `${encoded({ alg: 'ES256', typ: 'JWT' })}.${encoded({ ...claims, exp })}`
    const signature = sign('sha256', Buffer.from(text), { key: this.privateKey, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
