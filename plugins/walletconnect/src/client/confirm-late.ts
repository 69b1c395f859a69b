import * as v from 'valibot'

import type { PairingClient } from './sdk.js'

type Relayer = PairingClient['core']['relayer']

interface Confirming {
  acknowledgePayload(push: unknown): Promise<void>
}

const pushShape = v.object({ params: v.object({ data: v.object({ topic: v.string(), message: v.string() }) }) })

/**
 * Confirms a message at the relay once it was dealt with. The SDK confirms at once, and the relay forgets then: a page that ended at
 * that moment came back to nothing, and so did a tab whose line was down while another one was told what was meant for it. What is
 * not confirmed is told again to the line that opens next. What is said of a link ends with the link.
 */
export function confirmLate({ core: { pairing, relayer } }: PairingClient): void {
  const { messages } = relayer
  const { ack } = messages as Partial<typeof messages>
  // Older versions do not say when.
  if (ack === undefined) return
  const confirming = relayer as object as Confirming
  const confirm = confirming.acknowledgePayload.bind(relayer)
  /** By message, what carried it last. */
  const held = new Map<string, unknown>()
  confirming.acknowledgePayload = async (push) => {
    const told = readPush(push)
    if (told === undefined || isDone(relayer, told)) return confirm(push)
    const isForLink = pairing.pairings.keys.includes(told.topic)
    if (!isForLink && (await relayer.subscriber.isKnownTopic(told.topic))) held.set(told.message, push)
  }
  messages.ack = async (topic, message) => {
    await ack.call(messages, topic, message)
    const push = held.get(message)
    held.delete(message)
    // A line that was opened meanwhile tells it again, and is answered then.
    if (push !== undefined && relayer.connected) await confirm(push)
  }
}

interface Told {
  readonly topic: string
  readonly message: string
}

function readPush(push: unknown): Told | undefined {
  const parsed = v.safeParse(pushShape, push)
  return parsed.success ? parsed.output.params.data : undefined
}

/** It was told before, and dealt with. */
function isDone({ messages }: Relayer, { topic, message }: Told): boolean {
  return messages.has(topic, message) && !messages.getWithoutAck([topic])[topic]?.includes(message)
}
