import { isCaipNetworkId } from '../../core/caip/is-caip-network-id.js'
import { type Parse, entriesOf, fitting, matching, oneOf, record, rowsOf } from '../../core/parse.js'
import { highestStamp } from '../../core/storage/envelope.js'

/** Connections that are remembered at most. */
export const mostConnections = 50
const mostAccounts = 100

/** A text that is stored. */
export const text: Parse<string> = matching(/^[^]{1,256}$/)
/** Any name: a plugin may bring the family later, and until then nobody asks for it. */
export const namespace: Parse<string> = matching(/^[^:]{1,256}$/)

const account = record({ address: text }, { type: oneOf('eoa', 'smartAccount', 'payment', 'ordinal'), publicKey: text, path: text })

const connection = record({ namespace, connectorId: text, accounts: rowsOf(account, mostAccounts) }, { name: text, icon: matching(/^/) })

const storedConnector = record(
  { stamp: fitting((value) => typeof value === 'number' && value >= 0 && value <= highestStamp), tab: text },
  { id: text },
)

/** Shapes of the items that say who was connected: the first view reads them before there is a kernel. */
export const sessionShapes: Readonly<Record<'active-network-id' | 'connected-connectors' | 'connections', Parse>> = {
  'active-network-id': fitting(isCaipNetworkId),
  'connected-connectors': entriesOf(text, storedConnector),
  connections: entriesOf(text, rowsOf(connection, mostConnections)),
}
