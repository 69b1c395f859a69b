import { type Kernel, connectorIds } from '@billfold/kernel'
import { authNamespaces } from '../connector/auth-connector.js'
import type { EmbeddedWallet } from '../connector/embedded-wallet.js'
import { authError } from '../errors.js'

export interface ConnectPersonNeeds extends Pick<Kernel, 'connections' | 'connectors' | 'families' | 'networks'> {
  readonly wallet: Pick<EmbeddedWallet, 'refresh'>
}

/** Connects whoever has just logged in: the family in front where logins reach it, else the first that they do. */
export async function connectPerson(
  { connections, connectors, families, networks, wallet }: ConnectPersonNeeds,
  method: 'email' | 'social',
): Promise<void> {
  const reached = [families.activeNamespace, ...networks.namespaces].find((name) => name !== undefined && authNamespaces.includes(name))
  const connector = reached && connectors.find({ id: connectorIds.auth, namespace: reached })
  if (connector === undefined) throw authError('auth/no-connector', {})
  // Another tab logged somebody in meanwhile, and this page followed: whoever has just logged in here takes their place.
  if (families.find(connector.namespace)?.session?.connector.id === connectorIds.auth) await wallet.refresh(connector.namespace)
  const outcome = await connections.connect(connector, { method })
  if (outcome.status === 'failed') throw outcome.error
  if (outcome.status !== 'connected') throw authError('auth/declined', {})
}
