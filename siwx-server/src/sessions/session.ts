/** Somebody who has signed in. Moments are milliseconds since 1970. */
export interface SignInSession {
  readonly id: string
  readonly address: string
  /** The network, as CAIP-2 has it. */
  readonly chainId: string
  readonly domain: string
  readonly issuedAt: number
  readonly expiresAt: number
}
