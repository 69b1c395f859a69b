import * as v from 'valibot'

import type { PairingClient } from './sdk.js'

interface Confirming {
  acknowledgePayload(push: unknown): Promise<void>
}

const pushShape = v.object({ params: v.object({ data: v.object({ topic: v.string() }) }) })

/**
 * Confirms the answer to a link once the session that it makes is kept. The SDK confirms at once, and the relay forgets then: a
 * page that ended at that moment came back to nothing. What is not confirmed is told again to the page that comes next.
 */
export function confirmLate(client: PairingClient): void {
  const { session, core } = client
  const confirming = core.relayer as object as Confirming
  const confirm = confirming.acknowledgePayload.bind(core.relayer)
  /** Topic by topic, what settles a session. */
  const held = new Map<string, unknown>()
  confirming.acknowledgePayload = async (push) => {
    const topic = topicOf(push)
    if (topic === undefined || session.keys.includes(topic)) return confirm(push)
    // A link ends with the session, and what was said of it with it.
    if (!core.pairing.pairings.keys.includes(topic)) held.set(topic, push)
  }
  client.on('session_connect', ({ session: { topic } }) => {
    const push = held.get(topic)
    held.delete(topic)
    // A line that was opened meanwhile tells it again, and is answered then.
    if (push !== undefined && core.relayer.connected) confirm(push).catch(() => undefined)
  })
}

function topicOf(push: unknown): string | undefined {
  const parsed = v.safeParse(pushShape, push)
  return parsed.success ? parsed.output.params.data.topic : undefined
}
