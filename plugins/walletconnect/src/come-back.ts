import type { ClockPort } from '@billfold/kernel'

import type { ClientHolder } from './client/client-holder.js'
import type { PairingClient } from './client/sdk.js'
import type { PairingStore } from './pairing/pairing-store.js'

export interface ComeBackNeeds {
  readonly holder: Pick<ClientHolder, 'open' | 'whenOpen'>
  readonly pairing: Pick<PairingStore, 'settle'>
  readonly clock: Pick<ClockPort, 'after'>
  /** Takes a session up that stands already; false when something else came first, such as another wallet. */
  restore(): Promise<boolean>
}

/** How often a session is tried to be taken up, and how long is waited between, in milliseconds. */
const turns = 6
const pause = 500

/**
 * The page was left, or loaded anew, while a pairing was under way. What the wallet answers to that is taken up: by whoever waits for
 * a wallet by then, or else as a session that is restored.
 */
export async function comeBack(needs: ComeBackNeeds): Promise<void> {
  const { holder, pairing } = needs
  let settled: Promise<unknown> = Promise.resolve()
  holder.whenOpen((client) => {
    const earlier = topicsOf(client)
    client.on('session_connect', ({ session }) => {
      const isAwaited = earlier.has(session.pairingTopic) && !pairing.settle({ client, settled: session })
      if (isAwaited) settled = settled.then(() => takeUp(client, needs))
    })
  })
  const client = await holder.open()
  if (client.session.length > 0) await takeUp(client, needs)
}

/** Takes up the session that a wallet has settled; once more when something else was asked meanwhile. */
async function takeUp({ session }: PairingClient, { clock, restore }: ComeBackNeeds): Promise<void> {
  for (let turn = 0; turn < turns && session.length > 0; turn += 1) {
    if (await restore()) return
    await new Promise<void>((resolve) => clock.after(pause, resolve))
  }
}

/** The pairings that the page before has made. */
function topicsOf({ core }: PairingClient): ReadonlySet<string> {
  return new Set(core.pairing.getPairings().map(({ topic }) => topic))
}
