import type { ClockPort } from '@billfold/kernel'

import type { ClientHolder } from '../client/client-holder.js'
import { lineFault } from '../client/relay-line.js'
import type { PairingClient } from '../client/sdk.js'
import { pairingError } from '../errors.js'
import type { Proposal } from '../session/proposal.js'
import { forgetLink } from './forget-link.js'
import type { Link } from './link.js'

export interface LinkMakerNeeds {
  readonly holder: ClientHolder
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  propose(): Promise<Proposal>
}

/** Makes pairing links. */
export class LinkMaker {
  constructor(private readonly needs: LinkMakerNeeds) {}

  /** A new link that the relay knows of. A relay that refuses, or does not answer in time, is an error. */
  async make(signal: AbortSignal): Promise<Link> {
    const { holder, clock, propose } = this.needs
    const [client, optionalNamespaces] = await Promise.all([holder.open(), propose()])
    const { relays } = holder
    const listening = new AbortController()
    const fault = lineFault({ relayer: client.core.relayer, clock, signal: AbortSignal.any([signal, listening.signal]) })
    const known = client.core.pairing.pairings.keys
    // The line opens with the first topic: the SDK has none before it is asked for a link.
    const outcome = await Promise.race([fault, connected(client, optionalNamespaces)]).finally(() => listening.abort())
    if ('uri' in outcome) return { ...outcome, ...endings(client, outcome.uri), client, madeAt: clock.monotonic() }
    if (!signal.aborted) await this.giveUp({ client, known, isRefused: outcome.is === 'refused' })
    throw outcome.is === 'refused'
      ? pairingError('pairing/refused', { reason: outcome.reason })
      : pairingError('pairing/unreachable', { relays })
  }

  /** Leaves nothing of a link that came to nothing. */
  private async giveUp({ client, known, isRefused }: Failure): Promise<void> {
    const begun = client.core.pairing.pairings.keys.filter((topic) => !known.includes(topic))
    await Promise.all(begun.map((topic) => forgetLink(client, topic)))
    // A client that was refused, or that has nothing to keep, would go on trying by itself.
    if (isRefused || client.session.length + known.length === 0) void this.needs.holder.dispose()
  }
}

interface Failure {
  readonly client: PairingClient
  /** The links that were there before. */
  readonly known: readonly string[]
  readonly isRefused: boolean
}

/**
 * The SDK gives a proposal up after five minutes, and leaves a rejection to the page that nobody can catch: this is sooner. Those
 * minutes are of the wall clock, too, which anybody can set: it looks at them no more.
 */
function endings(client: PairingClient, uri: string): Pick<Link, 'expire' | 'forget'> {
  const topic = /^wc:([0-9a-f]+)@/.exec(uri)?.[1] ?? ''
  const asked = client.proposal.getAll().find(({ pairingTopic }) => pairingTopic === topic)
  for (const target of [topic, ...(asked === undefined ? [] : [asked.id])]) client.core.expirer.del(target)
  return {
    expire() {
      if (asked !== undefined) client.events.emit('proposal_expire', { id: asked.id })
    },
    async forget() {
      await forgetLink(client, topic)
      // It knows no more by now what was asked, when a wallet has declined that.
      if (asked !== undefined) await client.core.crypto.deleteKeyPair(asked.proposer.publicKey)
    },
  }
}

async function connected(client: PairingClient, optionalNamespaces: Proposal): Promise<Pick<Link, 'uri' | 'approval'>> {
  const { uri, approval } = await client.connect({ optionalNamespaces })
  if (uri === undefined) throw pairingError('pairing/not-loaded', {})
  return { uri, approval: approval() }
}
