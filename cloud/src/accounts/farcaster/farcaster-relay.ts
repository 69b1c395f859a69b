import * as v from 'valibot'

import { readCapped } from '../../chains/read-capped.js'

/** What a sign-in is about, as the app of the person shows it. */
export interface SignInQuestion {
  readonly domain: string
  readonly siweUri: string
  readonly nonce: string
  readonly expirationTime: string
}

/** A sign-in that waits at the relay. */
export interface RelayChannel {
  readonly channelToken: string
  /** Opens the app of the person. */
  readonly url: string
}

/** What the app of a person has signed. */
export interface SignInAnswer {
  readonly message: string
  readonly signature: `0x${string}`
  /** What the relay calls the person; nobody has signed that. */
  readonly username: string | null
}

const deadline = 10_000
const link = v.pipe(
  v.string(),
  v.check((url) => URL.canParse(url) && /^(https:|http:\/\/(127\.0\.0\.1|localhost)[:/])/.test(url)),
)
const channelShape = v.object({ channelToken: v.pipe(v.string(), v.regex(/^[\w.-]{1,256}$/)), url: link })
const completedShape = v.object({
  message: v.pipe(v.string(), v.maxLength(8_192)),
  signature: v.custom<`0x${string}`>((value) => /^0x([0-9a-f]{2}){1,4096}$/i.test(String(value))),
  username: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
})

/** The relay through which the app of a person answers. It is believed in nothing: what it hands over is signed. */
export class FarcasterRelay {
  constructor(private readonly url: string) {}

  async open(question: SignInQuestion): Promise<RelayChannel> {
    // The key that owns an id is asked of one contract; keys that it has lent would need another.
    const body = JSON.stringify({ ...question, acceptAuthAddress: false })
    const { json } = await this.ask('channel', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
    return v.parse(channelShape, json)
  }

  /** Undefined while the person has not answered. */
  async look(channelToken: string): Promise<SignInAnswer | undefined> {
    const { status, json } = await this.ask('channel/status', { headers: { Authorization: `Bearer ${channelToken}` } })
    return status === 202 ? undefined : v.parse(completedShape, json)
  }

  private async ask(path: string, init: RequestInit): Promise<{ readonly status: number; readonly json: unknown }> {
    const url = `${this.url.replace(/\/$/, '')}/v1/${path}`
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(deadline) })
    if (!response.ok) throw new Error(`The relay of Farcaster answered ${response.status}.`)
    return { status: response.status, json: JSON.parse(await readCapped(response)) as unknown }
  }
}
