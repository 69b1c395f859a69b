import type { Connectors } from '../src/wallets/state/connectors.js'
import type { WalletShelf } from './browser-wallets.js'
import { type ConnectorFamily, WalletConnector } from './connector.js'

export interface FamilyShelfNeeds extends Omit<ConnectorFamily, 'driver'> {
  readonly connectors: Pick<Connectors, 'add' | 'added'>
}

/** The kernel's list of connectors, for the wallets that a family finds in this browser. */
export function familyShelf({ connectors, ...family }: FamilyShelfNeeds): WalletShelf {
  return {
    get listed() {
      return connectors.added
    },
    list(facts, driver) {
      const connector = new WalletConnector(facts, { ...family, driver })
      return { connector, raise: (doubt) => connector.raise(doubt), remove: connectors.add(connector) }
    },
  }
}
