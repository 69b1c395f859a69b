import { type Kernel, connectorIds, userMessages } from '@billfold/kernel'
import { authNamespaces } from '../connector/embedded-wallet.js'
import { authError } from '../errors.js'

export type ConnectPersonNeeds = Pick<Kernel, 'connections' | 'connectors' | 'families' | 'networks'>

/** Connects whoever has just logged in: the family in front where logins reach it, else the first that they do. */
export async function connectPerson(
  { connections, connectors, families, networks }: ConnectPersonNeeds,
  method: 'email' | 'social',
): Promise<void> {
  const reached = [families.activeNamespace, ...networks.namespaces].find((name) => name !== undefined && authNamespaces.includes(name))
  const connector = reached && connectors.find({ id: connectorIds.auth, namespace: reached })
  if (connector === undefined) throw authError('auth/no-connector', {})
  const outcome = await connections.connect(connector, { method })
  if (outcome.status === 'failed') throw outcome.error
  if (outcome.status !== 'connected') throw new Error(userMessages.connectionRejected)
}
