import type { FamilyState } from '@billfold/kernel'

import type { OwnWallet } from './own-wallet.js'

/** Lists the invariants of a family that do not hold at this moment; empty when all do. */
export function momentFaults({ namespace, status, session, network }: FamilyState, wallets: readonly OwnWallet[]): readonly string[] {
  const faults: string[] = []
  if (status === 'disconnected' && session !== undefined) faults.push(`${namespace} is disconnected with a session`)
  if (status === 'connected' && session === undefined) faults.push(`${namespace} is connected without a session`)
  if (network !== undefined && network.chainNamespace !== namespace) faults.push(`${namespace} is on ${network.caipNetworkId}`)
  if (session === undefined) return faults
  const { connector, provider, accounts, account } = session
  const wallet = wallets.find(({ id, at }) => id === connector.id && at.family === namespace)
  if (wallet === undefined || session.namespace !== namespace || connector.namespace !== namespace) {
    return [...faults, `${connector.id} of ${connector.namespace} is shown as ${namespace}`]
  }
  const strangers = [account, ...accounts].map(({ address }) => address).filter((address) => !wallet.addresses.includes(address))
  if (strangers.length > 0) faults.push(`${strangers.join()} beside ${connector.id}`)
  if (provider !== connector.provider) faults.push(`${namespace} has a provider that is not that of ${connector.id}`)
  return faults
}
