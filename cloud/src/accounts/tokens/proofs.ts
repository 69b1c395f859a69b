import { createHash } from 'node:crypto'
import { EmbeddedJWK, calculateJwkThumbprint, jwtVerify } from 'jose'
import * as v from 'valibot'

import type { CloudContext } from '../../context.js'
import type { Call } from '../../http/call.js'
import type { RouteName } from '../../http/route.js'
import { Refusal } from '../../http/refusal.js'

/** How old a proof may be, and how far ahead of this clock, in milliseconds. */
const limits = { old: 300_000, ahead: 60_000 } as const
/** How many proofs pass before those that are over are thrown out. */
const proofsPerSweep = 500

const publicJwk = v.strictObject({ kty: v.literal('EC'), crv: v.literal('P-256'), x: v.string(), y: v.string() })
const payloadShape = v.object({
  htm: v.string(),
  htu: v.string(),
  iat: v.number(),
  jti: v.pipe(v.string(), v.minLength(16), v.maxLength(100)),
  ath: v.optional(v.string()),
})

export interface ProofCall extends Pick<Call, 'header' | 'parameters'> {
  readonly route: RouteName
  /** The access token that the call shows. */
  readonly access?: string | undefined
}

/** Proofs of possession (RFC 9449): a browser signs each call with a key that never leaves it. */
export class Proofs {
  private seen = 0

  constructor(private readonly context: Pick<CloudContext, 'database' | 'now' | 'baseUrl'>) {}

  /** The thumbprint of the key that signed this call. Throws a refusal for a proof of another call, another time, or one that was used. */
  async thumbprintOf(call: ProofCall): Promise<string> {
    const proof = call.header('dpop')
    if (proof === undefined) throw refused('This call needs a proof of the key of its browser.')
    const { payload, jwk } = await this.verified(proof)
    const { method, path } = placeOf(call)
    if (payload.htm !== method || payload.htu !== `${this.context.baseUrl()}${path}`) throw refused('The proof is for another call.')
    if (payload.ath !== (call.access === undefined ? undefined : digest(call.access))) throw refused('The proof is for another token.')
    this.assertTimely(payload.iat * 1_000)
    const thumbprint = await calculateJwkThumbprint(jwk)
    await this.use(`${thumbprint} ${payload.jti}`)
    return thumbprint
  }

  private async verified(proof: string) {
    // The time is judged below: the clock of a visitor may be wrong, and is told so.
    const rules = { algorithms: ['ES256'], typ: 'dpop+jwt', currentDate: new Date(this.context.now()) }
    const read = await jwtVerify(proof, EmbeddedJWK, rules).catch(() => undefined)
    const payload = v.safeParse(payloadShape, read?.payload)
    const jwk = v.safeParse(publicJwk, read?.protectedHeader.jwk)
    if (!payload.success || !jwk.success) throw refused('The proof is none, or was changed.')
    return { payload: payload.output, jwk: jwk.output }
  }

  private assertTimely(at: number): void {
    const now = this.context.now()
    if (at >= now - limits.old && at <= now + limits.ahead) return
    const description = 'The clock of this device is wrong: sign with the time in `now`.'
    throw new Refusal({ status: 401, name: 'proof-clock', description, more: { now } })
  }

  private async use(proof: string): Promise<void> {
    const { queries } = this.context.database
    const row = { digest: digest(proof), expires_at: this.context.now() + limits.old + limits.ahead }
    const first = await queries
      .insertInto('used_proofs')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('digest')
      .executeTakeFirst()
    if (first === undefined) throw new Refusal({ status: 401, name: 'proof-used', description: 'This call was made before.' })
    this.seen += 1
    if (this.seen % proofsPerSweep === 0) await queries.deleteFrom('used_proofs').where('expires_at', '<=', this.context.now()).execute()
  }
}

function refused(description: string): Refusal {
  return new Refusal({ status: 401, name: 'proof', description })
}

function placeOf({ route, parameters }: ProofCall): { readonly method: string; readonly path: string } {
  const [method = '', path = ''] = route.split(' ')
  return { method, path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? '')) }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
