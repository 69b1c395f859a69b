import * as v from 'valibot'

import type { PairingClient, Relayer } from '../sdk.js'
import { objectOf } from '@billfold/kernel/validation'

/** Delivers each message until it was handled, also to the page that comes next. */
export async function patchMessageDelivery(client: PairingClient): Promise<void> {
  patchAcknowledgement(client)
  await patchHistory(client)
}

/** Internal part of the relayer. */
interface RelayerParts {
  acknowledgePayload(push: unknown): Promise<void>
}

const pushShape = objectOf({ params: objectOf({ data: objectOf({ topic: v.string(), message: v.string() }) }) })

/**
 * Acknowledges a message at the relay after it was handled. The SDK (2.21.8) acknowledges it on arrival, and the relay deletes it then: a page
 * that ended at that moment lost it, and so did a tab whose socket was down while another tab received its message. The relay sends a
 * message that is not acknowledged again to the next socket. Messages of a link are never acknowledged: they end with the link.
 */
function patchAcknowledgement({ core: { pairing, relayer } }: PairingClient): void {
  const { messages } = relayer
  const { ack } = messages as Partial<typeof messages>
  // 2.17 does not say when a message was handled.
  if (ack === undefined) return
  const parts = relayer as object as RelayerParts
  const acknowledge = parts.acknowledgePayload.bind(relayer)
  /** The last delivery of each message that is being handled. */
  const held = new Map<string, unknown>()
  parts.acknowledgePayload = async (push) => {
    const delivery = readPush(push)
    if (delivery === undefined || isHandled(relayer, delivery)) return acknowledge(push)
    const isForLink = pairing.pairings.keys.includes(delivery.topic)
    if (!isForLink && (await relayer.subscriber.isKnownTopic(delivery.topic))) held.set(delivery.message, push)
  }
  messages.ack = async (topic, message) => {
    await ack.call(messages, topic, message)
    const push = held.get(message)
    held.delete(message)
    // A socket that was opened meanwhile receives the message again, and acknowledges that one.
    if (push !== undefined && relayer.connected) await acknowledge(push)
  }
}

/**
 * Makes the answers to open links new to the client. The SDK (2.21.8) stores a message before it has handled it: a page that ended in between
 * left an answer that the next page took for an old one and ignored.
 */
async function patchHistory({ core: { history, relayer }, proposal, session }: PairingClient): Promise<void> {
  const { messages } = relayer
  for (const asked of proposal.getAll()) {
    history.set(asked.pairingTopic, { id: asked.id, jsonrpc: '2.0', method: 'wc_sessionPropose', params: asked })
  }
  const unfinished = [...messages.messages.keys()].filter((topic) => !session.keys.includes(topic))
  for (const topic of unfinished) await messages.del(topic)
}

interface Delivery {
  readonly topic: string
  readonly message: string
}

function readPush(push: unknown): Delivery | undefined {
  const parsed = v.safeParse(pushShape, push)
  return parsed.success ? parsed.output.params.data : undefined
}

function isHandled({ messages }: Relayer, { topic, message }: Delivery): boolean {
  return messages.has(topic, message) && !messages.getWithoutAck([topic])[topic]?.includes(message)
}
