import { Secret } from './secret.js'
import { Sessions } from './sessions/sessions.js'
import type { SignInSession } from './sessions/session.js'
import type { SignInServerOptions } from './sign-in-options.js'
import { SignInRoutes } from './sign-in-routes.js'
import { type IssuedNonce, type SignInResult, Verifier } from './verifier.js'
import { SessionCookies } from './sessions/session-cookies.js'
import { SessionTokens } from './sessions/session-tokens.js'

/** Signs people in by their wallets. It has no state of its own but what `spent` remembers. */
export interface SignInServer {
  /** Makes a nonce. */
  nonce(): IssuedNonce
  /** Takes a sign-in, or says why not. It never throws for what somebody sent. */
  verify(claim: unknown): Promise<SignInResult>
  /** Writes a session as a token. */
  token(session: SignInSession): string
  /** Accounts that have signed in, by the cookies and the bearer token of a request. */
  sessions(request: Request): Promise<readonly SignInSession[]>
  /** Ends a session before its time. */
  end(session: SignInSession): Promise<void>
  /** True for the path of a call that `handle` answers. */
  isCall(pathname: string): boolean
  /** Answers the calls of the plugin; undefined for any other. */
  handle(request: Request): Promise<Response | undefined>
}

/** Makes the part of a backend that signs people in, on any runtime that has `Request`, `Response` and `crypto`. */
export function createSignInServer(options: SignInServerOptions): SignInServer {
  const verifier = new Verifier(options)
  const { now, spent } = verifier
  const tokens = new SessionTokens(new Secret(options.secret, 'session'), now)
  const cookies = options.cookie === false ? undefined : new SessionCookies(options.cookie ?? {})
  const sessions = new Sessions({ tokens, cookies, spent })
  const routes = new SignInRoutes({ verifier, sessions, tokens, cookies, path: options.path ?? '/siwx' })
  return {
    nonce: () => verifier.nonce(),
    verify: (claim) => verifier.verify(claim),
    token: (session) => tokens.write(session),
    sessions: (request) => sessions.of(request),
    end: (session) => sessions.end(session),
    isCall: (pathname) => routes.isCall(pathname),
    handle: (request) => routes.handle(request),
  }
}
