import * as v from 'valibot'

import { readCapped } from '../chains/read-capped.js'
import type { ExchangeConfig } from '../config/config.js'

const deadline = 10_000

/** What is ordered, and the name by which the exchange knows the order again. */
export interface PlacedOrder {
  readonly reference: string
  /** CAIP-19. */
  readonly asset: string
  readonly amount: string
  /** CAIP-10. */
  readonly recipient: string
}

/** An exchange said no, in words for the person who pays. */
export class ExchangeRefusal extends Error {
  override readonly name = 'ExchangeRefusal'
}

const webPage = v.pipe(
  v.string(),
  v.maxLength(2_048),
  v.check((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
)
const placed = v.object({ id: v.pipe(v.string(), v.minLength(1), v.maxLength(256)), url: webPage })
const state = v.object({
  status: v.pipe(v.string(), v.maxLength(64)),
  txHash: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,128}$/)))),
})
const refusal = v.object({ message: v.pipe(v.string(), v.maxLength(300)) })

/** Places orders at an exchange and asks how they stand. The exchange has to know an order again by its reference. */
export class ExchangeClient {
  constructor(private readonly config: Pick<ExchangeConfig, 'name' | 'url' | 'key'>) {}

  async place(order: PlacedOrder): Promise<v.InferOutput<typeof placed>> {
    return v.parse(placed, await this.ask('orders', order))
  }

  async state(orderId: string): Promise<{ readonly status: string; readonly txHash: string | undefined }> {
    const { status, txHash } = v.parse(state, await this.ask(`orders/${encodeURIComponent(orderId)}`))
    return { status, txHash: txHash ?? undefined }
  }

  private async ask(path: string, body?: object): Promise<unknown> {
    const { url, key, name } = this.config
    const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      ...{ redirect: 'error', signal: AbortSignal.timeout(deadline) },
    })
    const answer: unknown = JSON.parse(await readCapped(response))
    if (response.ok) return answer
    const said = v.safeParse(refusal, answer)
    throw response.status === 422 && said.success
      ? new ExchangeRefusal(said.output.message)
      : new Error(`${name} answered ${response.status}`)
  }
}
