import type { CaipNetworkId } from '../../core/caip/ids.js'

/** A sign-in that a wallet is asked for along with its connection: all but the account, which nobody knows yet. Moments are as ISO 8601 has them. */
export interface SignInAlongRequest {
  readonly domain: string
  readonly uri: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  /** Absent where the wallet may write its own. */
  readonly issuedAt?: string | undefined
  readonly notBefore?: string | undefined
  readonly expirationTime?: string | undefined
}

/** A sign-in that a wallet has signed along with its connection, unchecked. */
export interface SignedAlong {
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Signs people in by the same approval by which their wallet is connected or paired. */
export interface SignInAlong {
  /** Tells the sign-in to ask for on these networks; undefined where nobody has to sign in. */
  request(networkIds: readonly CaipNetworkId[]): Promise<SignInAlongRequest | undefined>
  /** Takes what the wallet has signed. Never rejects: whoever is not signed in by it is asked after connecting. */
  take(signed: readonly SignedAlong[]): Promise<void>
}
