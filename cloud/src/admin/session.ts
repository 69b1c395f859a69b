import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'

import type { CloudContext } from '../context.js'

const cookie = 'billfold-admin'
/** In seconds. */
const lifetime = 12 * 3_600

/** Who has shown the secret of the admin page: a signed cookie that every cloud with the same secret knows. */
export class AdminSession {
  private readonly key: string
  private readonly isSecure: boolean
  private readonly now: () => number

  constructor(
    private readonly secret: string,
    { config, now }: Pick<CloudContext, 'config' | 'now'>,
  ) {
    this.key = `billfold admin session ${secret}`
    this.isSecure = config.publicUrl?.startsWith('https:') === true
    this.now = now
  }

  /** Lets somebody in who knows the secret. False for others. */
  async begin(c: Context, secret: string): Promise<boolean> {
    if (!timingSafeEqual(digest(secret), digest(this.secret))) return false
    const ends = String(this.now() + lifetime * 1_000)
    await setSignedCookie(c, cookie, ends, this.key, {
      ...{ path: '/admin', httpOnly: true, sameSite: 'Strict' as const, maxAge: lifetime, secure: this.isSecure },
    })
    return true
  }

  async isOpen(c: Context): Promise<boolean> {
    return Number(await getSignedCookie(c, this.key, cookie)) > this.now()
  }

  end(c: Context): void {
    deleteCookie(c, cookie, { path: '/admin', secure: this.isSecure })
  }
}

/** Of one length, whatever the text. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
