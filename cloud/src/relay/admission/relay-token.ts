import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'

import { relayLimits } from '../limits.js'
import { parsedJson } from '../protocol/parsed-json.js'
import { didKey } from './did-key.js'

/** Says why a token is not taken; the text is what the client is told. */
export class TokenRefusal extends Error {
  override readonly name = 'TokenRefusal'
}

export interface TokenSituation {
  readonly now: number
  /** The hosts that the token may be meant for. */
  readonly hosts: readonly string[]
}

/** A token that holds. */
export interface RelayToken {
  /** Who made it, proven by its signature. */
  readonly client: string
  /** Seconds since 1970. */
  readonly expiresAt: number
  /** The text that was signed. */
  readonly signed: string
}

const header = v.object({ alg: v.literal('EdDSA'), typ: v.literal('JWT') })
const claims = v.object({ iss: v.string(), sub: v.string(), aud: v.string(), iat: v.number(), exp: v.number() })

/** Reads a token. One that does not hold throws a refusal. */
export function readToken(token: string, { now, hosts }: TokenSituation): RelayToken {
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  if (signature === '' || more.length > 0 || !v.safeParse(header, decoded(head)).success) throw refusal('JWT Token is malformed')
  const parsed = v.safeParse(claims, decoded(body))
  if (!parsed.success) throw refusal('JWT Token is malformed')
  const { iss, aud, iat, exp } = parsed.output
  const key = didKey(iss)
  const signed = `${head}.${body}`
  if (key === undefined || !isSigned({ text: signed, signature, key })) throw refusal('JWT Token signature is invalid')
  if (!hosts.includes(hostOf(aud) ?? '')) throw refusal('JWT Token audience is not this relay')
  const seconds = now / 1000
  if (iat > seconds + relayLimits.clockLeeway) throw refusal('JWT Token is not yet valid')
  if (exp < seconds - relayLimits.clockLeeway) throw refusal('JWT Token is expired')
  if (exp > seconds + relayLimits.tokenLife) throw refusal('JWT Token expires too late')
  return { client: iss, expiresAt: exp, signed }
}

/** Makes the refusal of a token, in the words that clients look for. */
export function refusal(reason: string): TokenRefusal {
  return new TokenRefusal(`JWT validation error: ${reason}`)
}

function decoded(part: string): unknown {
  return parsedJson(Buffer.from(part, 'base64url').toString('utf8'))
}

interface Signed {
  readonly text: string
  readonly signature: string
  readonly key: Uint8Array
}

function isSigned({ text, signature, key }: Signed): boolean {
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key).toString('base64url') }
  return verify(null, Buffer.from(text), createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(signature, 'base64url'))
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined
}
