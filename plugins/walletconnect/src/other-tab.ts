import type { ClientHolder } from './client/client-holder.js'
import type { PairingStore } from './pairing/pairing-store.js'
import type { PairedSessions } from './session/sessions.js'

export interface OtherTabNeeds {
  readonly holder: Pick<ClientHolder, 'reopen'>
  readonly pairing: Pick<PairingStore, 'isAwaited' | 'settle'>
  readonly sessions: Pick<PairedSessions, 'newest'>
}

/**
 * Tabs of one page are one client for the relay: what a wallet answers may be read by a tab that did not show the code. It is in
 * what both of them keep then.
 */
export async function takeFromOtherTab({ holder, pairing, sessions }: OtherTabNeeds): Promise<void> {
  if (!pairing.isAwaited) return
  const client = await holder.reopen()
  const settled = sessions.newest(client)
  if (settled !== undefined) pairing.settle({ client, settled })
}
