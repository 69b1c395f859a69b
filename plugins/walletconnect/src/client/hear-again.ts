import type { PairingClient } from './sdk.js'

/**
 * Prepares a client to hear the answers to open links as if for the first time. The page before may have begun with one and not
 * come to its end: it is noted as known then, and what it answers is not any more, so that the SDK would take no notice of it.
 */
export async function hearAgain({ core: { history, relayer }, proposal, session }: PairingClient): Promise<void> {
  const { messages } = relayer
  for (const asked of proposal.getAll()) {
    history.set(asked.pairingTopic, { id: asked.id, jsonrpc: '2.0', method: 'wc_sessionPropose', params: asked })
  }
  const unfinished = [...messages.messages.keys()].filter((topic) => !session.keys.includes(topic))
  for (const topic of unfinished) await messages.del(topic)
}
