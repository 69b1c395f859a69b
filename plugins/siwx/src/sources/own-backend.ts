import type { HttpClient } from '@billfold/kernel'
import { type GenericSchema, array, maxLength, object, pipe, string, unknown } from 'valibot'
import type { SiwxSession } from '../contract.js'
import type { BackendNonce, SignInBackend, TakenSignIn } from './sign-in-backend.js'

const text = pipe(string(), maxLength(2000))
const nonceSchema: GenericSchema<unknown, { nonce: string; issuedAt: string }> = object({ nonce: text, issuedAt: text })
const takenSchema: GenericSchema<unknown, { token: string; session: { expiresAt: string } }> = object({
  token: text,
  session: object({ expiresAt: text }),
})
const sessionsSchema: GenericSchema<unknown, { sessions: { chainId: string; address: string }[] }> = object({
  sessions: pipe(array(object({ chainId: text, address: text })), maxLength(100)),
})

/** The calls of a backend with `@billfold/siwx-server`. */
export class OwnBackend implements SignInBackend {
  constructor(
    private readonly client: HttpClient,
    private readonly uuid: () => string,
  ) {}

  nonce(): Promise<BackendNonce> {
    return this.client.get('nonce', { query: { of: this.uuid() }, schema: nonceSchema })
  }

  async verify({ message, signature }: SiwxSession): Promise<TakenSignIn> {
    const { token, session } = await this.client.post('verify', { body: { message, signature }, schema: takenSchema })
    return { token, expiresAt: session.expiresAt }
  }

  async isStanding(_: SiwxSession, token: string): Promise<boolean> {
    try {
      const { sessions } = await this.client.get('sessions', { headers: bearer([token]), schema: sessionsSchema })
      return sessions.length > 0
    } catch {
      // It is away, which says nothing of the session.
      return true
    }
  }

  async end(tokens: readonly string[]): Promise<void> {
    await this.client.delete('sessions', { headers: bearer(tokens), schema: unknown() })
  }
}

function bearer(tokens: readonly string[]): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${tokens.join(', ')}` }
}
