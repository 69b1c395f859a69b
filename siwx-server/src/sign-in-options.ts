import type { RpcUrls } from './families/verify-signature.js'
import type { CookieOptions } from './sessions/session-cookies.js'
import type { SpentKeys } from './spent-keys.js'

/** What a server takes, and for how long. */
export interface SignInServerOptions {
  /** The host of the page, with its port, or of each page that may sign in here. */
  readonly domain: string | readonly string[]
  /** 32 characters or more that nobody can guess; the same on every server that shares sessions. */
  readonly secret: string
  /** Networks that may sign in, by CAIP-2; all of the seven families when absent. */
  readonly chains?: readonly string[]
  /** A node for each EVM network whose contract accounts may sign in (EIP-1271, EIP-6492). No other node is asked. */
  readonly rpcUrls?: RpcUrls
  /** Where used nonces and ended sessions are remembered; in memory when absent, which suits one server. */
  readonly spent?: SpentKeys
  /** The clock; in milliseconds since 1970. */
  readonly now?: () => number
  /** How far the clock of a device may be off, in milliseconds; a minute by default. */
  readonly clockSkew?: number
  /** How long a nonce waits for its signature, in milliseconds; ten minutes by default. */
  readonly nonceLife?: number
  /** How long a session counts, in milliseconds; a day by default. */
  readonly sessionLife?: number
  /** False for sessions by token alone. */
  readonly cookie?: CookieOptions | false
  /** The path of its calls; `/siwx` by default. */
  readonly path?: string
}
