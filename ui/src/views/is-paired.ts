import type { Kernel } from '@billfold/kernel'

/** True while a phone is paired: another one waits until it is disconnected. To be used in an observer. */
export function isPaired({ connections, connectors }: Kernel): boolean {
  return connections.live.some(({ connectorId }) => connectors.byId(connectorId)?.type === 'WALLET_CONNECT')
}
