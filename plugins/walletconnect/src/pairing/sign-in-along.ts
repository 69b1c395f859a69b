import type { SignedAlong, SignInAlongRequest } from '@billfold/kernel'

import { giveBuffer } from '../client/sdk-patches/give-buffer.js'
import type { PairingClient } from '../client/sdk.js'
import { pairingError } from '../errors.js'
import type { Proposal } from '../session/proposal.js'
import { deleteLink } from './link-cleanup.js'
import type { SdkLink } from './pairing-link.js'

/** A sign-in as the SDK hands it over: a message in parts (`p`), and its signature (`s`). */
type SdkSignIn = NonNullable<Awaited<ReturnType<Awaited<ReturnType<PairingClient['authenticate']>>['response']>>['auths']>[number]

/**
 * Makes a link that asks for a sign-in along with the session (CAIP-222). The SDK asks for the session alone as well, for wallets that cannot do both
 * at once.
 */
export async function signInAlong(client: PairingClient, proposal: Proposal, request: SignInAlongRequest): Promise<SdkLink> {
  const { chains, methods } = Object.values(proposal)[0] ?? { chains: [], methods: [] }
  const { domain, uri: page, nonce, statement, resources, expirationTime, notBefore } = request
  await giveBuffer()
  const { uri, response } = await makeDistinct(client, {
    ...{ chains: [...chains], methods: [...methods], domain, uri: page, nonce },
    ...(statement !== undefined && { statement }),
    ...(resources !== undefined && { resources: [...resources] }),
    ...(expirationTime !== undefined && { exp: expirationTime }),
    ...(notBefore !== undefined && { nbf: notBefore }),
  })
  if (uri === undefined) throw pairingError('pairing/not-loaded', {})
  const signed: SignedAlong[] = []
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

type Asked = Parameters<PairingClient['authenticate']>[0]

/**
 * Makes links until one has two questions with an id each. The SDK draws both ids from a thousand of the same millisecond, and takes the answer to the
 * one for that to the other where they are the same.
 */
async function makeDistinct(client: PairingClient, asked: Asked): ReturnType<PairingClient['authenticate']> {
  const made = await client.authenticate(asked)
  const mixedUp = client.proposal.getAll().find(({ id }) => client.auth.requests.keys.includes(id))
  if (mixedUp === undefined) return made
  // Nobody waits for the answer, which the SDK rejects in an hour.
  made.response().catch(() => undefined)
  await deleteLink(client, mixedUp.pairingTopic)
  return makeDistinct(client, asked)
}

/** Reads who has signed off a DID, such as `did:pkh:eip155:1:0x…`. */
function signInOf(client: PairingClient, { p: parts, s: { s: signature } }: SdkSignIn): SignedAlong {
  const [, , namespace = '', reference = '', address = ''] = parts.iss.split(':')
  const message = client.formatAuthMessage({ request: parts, iss: parts.iss })
  return { networkId: `${namespace}:${reference}`, address, message, signature }
}
