import type { PairingClient } from '../sdk.js'

/**
 * Forgets what was asked in a session as soon as that has ended. The SDK (2.21.8) keeps requests for 30 days, with the addresses in them,
 * and deletes only those that it has had an answer to.
 */
export function patchEndedHistory(client: PairingClient): void {
  const { session, core } = client
  const endSession = session.delete
  session.delete = async (topic, reason) => {
    await endSession(topic, reason)
    core.history.delete(topic)
  }
  // An earlier page may have left records: of a session that is not here any more.
  const open = new Set([...session.keys, ...core.pairing.pairings.keys])
  for (const topic of new Set(core.history.values.map((record) => record.topic))) if (!open.has(topic)) core.history.delete(topic)
}
