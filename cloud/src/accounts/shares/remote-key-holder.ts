import * as v from 'valibot'

import type { KeyHolder, OpenedKey, WrappedKey } from './key-holder.js'

const deadline = 10_000
const wrappedShape = v.object({ keyId: v.string(), wrapped: v.string() })
const keyShape = v.object({ key: v.string(), renewed: v.optional(wrappedShape) })

export interface RemoteKeyHolderOptions {
  readonly url: string
  readonly secret: string
}

/** Keys that another service holds, so that who has this one and its database cannot open what they seal. */
export class RemoteKeyHolder implements KeyHolder {
  constructor(private readonly options: RemoteKeyHolderOptions) {}

  async wrap(key: Buffer, use: string): Promise<WrappedKey> {
    return v.parse(wrappedShape, await this.ask('wrap', { key: key.toString('base64url'), use }))
  }

  async unwrap(wrapped: WrappedKey, use: string): Promise<OpenedKey> {
    const { key, renewed } = v.parse(keyShape, await this.ask('unwrap', { ...wrapped, use }))
    return { key: Buffer.from(key, 'base64url'), renewed }
  }

  private async ask(what: string, body: object): Promise<unknown> {
    const { url, secret } = this.options
    const response = await fetch(`${url.replace(/\/$/, '')}/${what}`, {
      ...{ method: 'POST', redirect: 'error', body: JSON.stringify(body), signal: AbortSignal.timeout(deadline) },
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    })
    if (!response.ok) throw new Error(`The service that keeps the key of recovery shares answered ${response.status}.`)
    return response.json()
  }
}
