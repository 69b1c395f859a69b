import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'

import { OwnKeyHolder } from '../accounts/shares/key-holder.js'
import type { KeyFile } from './key-file.js'

export interface RecoveryKeysOptions {
  readonly file: KeyFile
  /** Opens the service to the cloud that knows it. */
  readonly secret: string
  readonly log: (line: string, error?: unknown) => void
}

const text = v.pipe(v.string(), v.maxLength(1_024))
const wrapShape = v.object({ key: text, use: text })
const unwrapShape = v.object({ keyId: text, wrapped: text, use: text })

/** The service that holds the key of recovery shares, for a cloud elsewhere. It sees keys of shares, and never a share. */
export function recoveryKeysApp({ file, secret, log }: RecoveryKeysOptions): Hono {
  const app = new Hono()
  // Read each time: a secret that was put first counts from then on, and nobody restarts anything.
  const holder = async (): Promise<OwnKeyHolder> => new OwnKeyHolder(await file.read(), 'recovery shares')
  app.get('/healthz', (c) => c.json({ ok: true }))
  app.use(bodyLimit({ maxSize: 8_192 }))
  app.use(async (c, next) => (isSame(c.req.header('authorization') ?? '', `Bearer ${secret}`) ? next() : c.json({ error: 'secret' }, 401)))
  app.post('/wrap', async (c) => {
    const asked = v.safeParse(wrapShape, await c.req.json())
    if (!asked.success) return c.json({ error: 'body' }, 400)
    return c.json(await (await holder()).wrap(Buffer.from(asked.output.key, 'base64url'), asked.output.use))
  })
  app.post('/unwrap', async (c) => {
    const asked = v.safeParse(unwrapShape, await c.req.json())
    if (!asked.success) return c.json({ error: 'body' }, 400)
    const { use, ...wrapped } = asked.output
    const { key, renewed } = await (await holder()).unwrap(wrapped, use)
    return c.json({ key: key.toString('base64url'), ...(renewed && { renewed }) })
  })
  app.onError((error, c) => {
    log('A recovery key could not be used', error)
    return c.json({ error: 'key' }, 500)
  })
  return app
}

function isSame(one: string, other: string): boolean {
  const digest = (value: string): Buffer => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(one), digest(other))
}
