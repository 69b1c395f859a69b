import type { SpentKeys } from '../spent-keys.js'
import type { SessionCookies } from './session-cookies.js'
import type { SessionTokens } from './session-tokens.js'
import type { SignInSession } from './session.js'

interface SessionsNeeds {
  readonly tokens: SessionTokens
  readonly cookies: SessionCookies | undefined
  readonly spent: SpentKeys
}

/** The sessions of requests. */
export class Sessions {
  constructor(private readonly needs: SessionsNeeds) {}

  async of(request: Request): Promise<readonly SignInSession[]> {
    const { tokens, cookies, spent } = this.needs
    const header = request.headers.get('cookie') ?? ''
    const found = [...bearerTokens(request), ...(cookies?.tokensIn(header) ?? [])].flatMap((token) => tokens.read(token) ?? [])
    const ended = await Promise.all(found.map(({ id }) => spent.has(`session:${id}`)))
    return found.filter(({ id }, index) => ended[index] === false && found.findIndex((other) => other.id === id) === index)
  }

  async end({ id, expiresAt }: SignInSession): Promise<void> {
    await this.needs.spent.add(`session:${id}`, expiresAt)
  }
}

/** The bearer tokens of a request: a page that signed in with several accounts sends all of them, with commas between. */
function bearerTokens(request: Request): readonly string[] {
  const [, tokens = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return tokens
    .split(',')
    .map((token) => token.trim())
    .slice(0, mostTokens)
}

const mostTokens = 20
