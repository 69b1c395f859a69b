import type { PairingChannel, Grant } from '@billfold/kernel'
import { expect } from 'vitest'

import type { PairingWorld } from './pairing-world.js'

/** Somebody waits for a wallet. */
export interface Asking {
  readonly grant: Promise<Grant>
  cancel(): void
}

/** Asks for a wallet, as the kernel does. */
export function ask({ connector }: Pick<PairingWorld, 'connector'>): Asking {
  const controller = new AbortController()
  return { grant: connector.connect({ network: undefined, signal: controller.signal }), cancel: () => controller.abort() }
}

/** The link that stands on the screen. */
export async function link({ pairing }: Pick<PairingWorld, 'pairing'>): Promise<string> {
  await expect.poll(() => pairing.state).toBe('ready')
  return pairing.uri ?? ''
}

/** Pairs, and hands over what the wallet grants. */
export async function connect(world: PairingWorld): Promise<{ readonly grant: Grant; readonly channel: PairingChannel }> {
  const { grant } = ask(world)
  await world.wallet.scan(await link(world))
  const granted = await grant
  return { grant: granted, channel: granted.provider as PairingChannel }
}
