import { type Kernel, connectorIds } from '@billfold/kernel'
import type { EmbeddedWallet } from './embedded-wallet.js'

export interface RestorePersonNeeds extends Pick<Kernel, 'connections' | 'connectors' | 'families'> {
  readonly wallet: Pick<EmbeddedWallet, 'isLoggedIn'>
}

/** Connects whoever logged in on this page before. The frame is asked first: it forgets a session that has ended. */
export async function restorePerson({ connections, connectors, families, wallet }: RestorePersonNeeds): Promise<void> {
  await wallet.isLoggedIn()
  for (const { namespace, remembered, attempt } of families.all) {
    if (remembered !== connectorIds.auth && attempt?.connectorId !== connectorIds.auth) continue
    const connector = connectors.find({ id: connectorIds.auth, namespace })
    if (connector !== undefined) void connections.restore(connector)
  }
}
