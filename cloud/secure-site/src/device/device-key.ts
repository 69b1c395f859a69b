import { toBase64url } from '../bytes/base64url.js'

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** A key pair by which the cloud knows this browser again. The private part cannot be read out. */
export function makeDeviceKey(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(curve, false, ['sign', 'verify'])
}

/** What a call proves: who makes it, that it is this call, and when. */
export interface ProofClaims {
  readonly method: string
  /** Where it goes, without a query. */
  readonly url: string
  /** The access token that goes with it. */
  readonly access?: string | undefined
  /** The time of the cloud, in milliseconds. */
  readonly now: number
}

/** A proof that this browser makes a call: a compact JWS that is good once (DPoP, RFC 9449). */
export async function makeProof({ publicKey, privateKey }: CryptoKeyPair, { method, url, access, now }: ProofClaims): Promise<string> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
  const header = { alg: 'ES256', typ: 'dpop+jwt', jwk: { kty, crv, x, y } }
  const ath = access === undefined ? undefined : toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(access))))
  const payload = { htm: method, htu: url, iat: Math.floor(now / 1000), jti: crypto.randomUUID(), ath }
  const signed = `${encoded(header)}.${encoded(payload)}`
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, utf8(signed))
  return `${signed}.${toBase64url(new Uint8Array(signature))}`
}

function encoded(value: unknown): string {
  return toBase64url(utf8(JSON.stringify(value)))
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
