import type { ClockPort, SignInAlongRequest } from '@billfold/kernel'

import { relayFault } from '../client/relay-fault.js'
import type { SdkClient } from '../client/sdk-client.js'
import type { PairingClient } from '../client/sdk.js'
import { pairingError } from '../errors.js'
import type { Proposal } from '../session/proposal.js'
import { deleteLink, deleteSignIn } from './link-cleanup.js'
import type { MadeLink, SdkLink } from './pairing-link.js'
import { signInAlong } from './sign-in-along.js'

export interface LinkMakerNeeds {
  readonly sdk: SdkClient
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  propose(): Promise<Proposal>
  /** What the wallet is to sign by the same approval; undefined for nothing. */
  signIn?(proposal: Proposal): Promise<SignInAlongRequest | undefined>
}

/** Maker of pairing links. */
export class LinkMaker {
  constructor(private readonly needs: LinkMakerNeeds) {}

  /** Makes a link that the relay knows of. Rejects when the relay refuses, or does not answer in time. */
  async make(signal: AbortSignal): Promise<MadeLink> {
    const { sdk, clock, propose, signIn = async () => undefined } = this.needs
    const [client, [proposal, request]] = await Promise.all([
      sdk.open(),
      propose().then(async (proposed) => [proposed, await signIn(proposed)] as const),
    ])
    const watching = new AbortController()
    const fault = relayFault({ relayer: client.core.relayer, clock, signal: AbortSignal.any([signal, watching.signal]) })
    const before = client.core.pairing.pairings.keys
    // The socket opens with the first topic: the SDK has none before it is asked for a link.
    const outcome = await Promise.race([fault, makeLink(client, proposal, request)]).finally(() => watching.abort())
    if ('uri' in outcome) return { ...outcome, ...endings(client, outcome), client, madeAt: clock.monotonic() }
    const isRefused = outcome.is === 'refused'
    if (!signal.aborted) await this.cleanUp({ client, before, isRefused })
    throw outcome.is === 'refused'
      ? pairingError('pairing/refused', { reason: outcome.reason })
      : pairingError('pairing/unreachable', { relays: sdk.relays })
  }

  /** Deletes what was made for a link that failed. */
  private async cleanUp({ client, before, isRefused }: Failure): Promise<void> {
    const made = client.core.pairing.pairings.keys.filter((topic) => !before.includes(topic))
    await Promise.all(made.map((topic) => deleteLink(client, topic)))
    // The SDK would go on trying by itself, also when it was refused or has nothing to keep.
    if (isRefused || client.session.length + before.length === 0) void this.needs.sdk.dispose()
  }
}

interface Failure {
  readonly client: PairingClient
  /** Topics of the links that were there before. */
  readonly before: readonly string[]
  readonly isRefused: boolean
}

/**
 * The SDK gives a proposal up after five minutes of the wall clock, which anybody can set, and leaves the page a rejection that nobody
 * can catch. So its timers are removed, and the link is ended from here.
 */
function endings(client: PairingClient, { uri, signed = [], giveUp }: SdkLink): Pick<MadeLink, 'expire' | 'leave' | 'forget'> {
  const topic = /^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? ''
  const asked = client.proposal.getAll().find(({ pairingTopic }) => pairingTopic === topic)
  for (const target of [topic, ...(asked === undefined ? [] : [asked.id])]) client.core.expirer.del(target)
  return {
    expire() {
      giveUp?.()
      if (asked !== undefined) client.events.emit('proposal_expire', { id: asked.id })
    },
    async leave() {
      await deleteSignIn(client, topic)
      // Of a session that comes alone the SDK tells, and the link goes then.
      if (signed.length > 0) await client.core.pairing.disconnect({ topic })
    },
    async forget() {
      await deleteLink(client, topic)
      // After a wallet has declined, the SDK does not know the proposal any more: its key is deleted by name.
      if (asked !== undefined) await client.core.crypto.deleteKeyPair(asked.proposer.publicKey)
    },
  }
}

async function makeLink(client: PairingClient, proposal: Proposal, request: SignInAlongRequest | undefined): Promise<SdkLink> {
  if (request !== undefined) return signInAlong(client, proposal, request)
  const { uri, approval } = await client.connect({ optionalNamespaces: proposal })
  if (uri === undefined) throw pairingError('pairing/not-loaded', {})
  return { uri, approval: approval() }
}
