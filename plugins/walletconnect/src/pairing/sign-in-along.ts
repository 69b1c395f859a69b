import type { PairedSignIn, PairingSignInRequest } from '@billfold/kernel'

import { giveBuffer } from '../client/sdk-patches/give-buffer.js'
import type { PairingClient } from '../client/sdk.js'
import { pairingError } from '../errors.js'
import type { Proposal } from '../session/proposal.js'
import type { SdkLink } from './pairing-link.js'

/** A sign-in as the SDK hands it over: a message in parts (`p`), and its signature (`s`). */
type SdkSignIn = NonNullable<Awaited<ReturnType<Awaited<ReturnType<PairingClient['authenticate']>>['response']>>['auths']>[number]

/**
 * Makes a link that asks for a sign-in along with the session (CAIP-222). The SDK asks for the session alone as well, for wallets that cannot do both
 * at once.
 */
export async function signInAlong(client: PairingClient, proposal: Proposal, request: PairingSignInRequest): Promise<SdkLink> {
  const { chains, methods } = Object.values(proposal)[0] ?? { chains: [], methods: [] }
  const { domain, uri: page, nonce, statement, resources, expirationTime, notBefore } = request
  await giveBuffer()
  const { uri, response } = await client.authenticate({
    ...{ chains: [...chains], methods: [...methods], domain, uri: page, nonce },
    ...(statement !== undefined && { statement }),
    ...(resources !== undefined && { resources: [...resources] }),
    ...(expirationTime !== undefined && { exp: expirationTime }),
    ...(notBefore !== undefined && { nbf: notBefore }),
  })
  if (uri === undefined) throw pairingError('pairing/not-loaded', {})
  const signed: PairedSignIn[] = []
  const settle = async (): Promise<unknown> => {
    const { session, auths = [] } = await response()
    signed.push(...auths.map((auth) => signInOf(client, auth)))
    return session
  }
  // The SDK waits an hour for the wallet, which is longer than the link lives.
  const end = new AbortController()
  const ended = new Promise<never>((_, reject) => {
    end.signal.addEventListener('abort', () => reject(new Error('Proposal expired')))
  })
  return { uri, approval: Promise.race([settle(), ended]), signed, giveUp: () => end.abort() }
}

/** Reads who has signed off a DID, such as `did:pkh:eip155:1:0x…`. */
function signInOf(client: PairingClient, { p: parts, s: { s: signature } }: SdkSignIn): PairedSignIn {
  const [, , namespace = '', reference = '', address = ''] = parts.iss.split(':')
  const message = client.formatAuthMessage({ request: parts, iss: parts.iss })
  return { networkId: `${namespace}:${reference}`, address, message, signature }
}
