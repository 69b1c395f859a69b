import { isCaipNetworkId } from '../../core/caip/is-caip-network-id.js'
import type { StoredKey } from '../../core/open.js'
import { type Parse, entriesOf, fitting, matching, oneOf, record, rowsOf } from '../../core/parse.js'
import { highestStamp } from '../../core/storage/envelope.js'
import { type StoredItem, storedItem } from '../../core/storage/stored-item.js'
import { appLink } from '../../core/validation/links.js'
import { schemaOf } from '../../core/validation/standard-schema.js'

/** The items in which sessions outlive the page. */
export type WalletItemKey =
  | 'wallet-id'
  | 'wallet-name'
  | 'active-network-id'
  | 'active-namespace'
  | 'connected-namespaces'
  | 'connected-connectors'
  | 'disconnected-connectors'
  | 'connection-status'
  | 'connections'
  | 'preferred-account-types'
  | 'social-provider'
  | 'deep-link'

const mostConnections = 50
const mostAccounts = 100

const text = matching(/^[^]{1,256}$/)

/** Any name: a plugin may bring the family later, and until then nobody asks for it. */
const namespace = matching(/^[^:]{1,256}$/)

const account = record({ address: text }, { type: oneOf('eoa', 'smartAccount', 'payment', 'ordinal'), publicKey: text, path: text })

const connection = record({ namespace, connectorId: text, accounts: rowsOf(account, mostAccounts) }, { name: text, icon: matching(/^/) })

const storedConnector = record(
  { stamp: fitting((value) => typeof value === 'number' && value >= 0 && value <= highestStamp), tab: text },
  { id: text },
)

/** Every item of the sessions with its shape. A stored value of any other shape is dropped, alone. */
export const walletItems: { readonly [K in WalletItemKey]: StoredItem<K> } = describeItems({
  'wallet-id': text,
  'wallet-name': text,
  'active-network-id': fitting(isCaipNetworkId),
  'active-namespace': namespace,
  'connected-namespaces': rowsOf(namespace, mostConnections),
  'connected-connectors': entriesOf(text, storedConnector),
  'disconnected-connectors': entriesOf(text, rowsOf(text, mostConnections)),
  'connection-status': oneOf('connected', 'disconnected'),
  connections: entriesOf(text, rowsOf(connection, mostConnections)),
  'preferred-account-types': entriesOf(text, text),
  'social-provider': text,
  'deep-link': record({ href: fitting((href) => appLink(href) !== undefined), name: text }),
})

/** Describes items by their shapes. */
export function describeItems<K extends StoredKey>(shapes: Readonly<Record<K, Parse>>): { readonly [I in K]: StoredItem<I> } {
  const items = Object.entries<Parse>(shapes).map(([key, parse]) => [key, storedItem(key as K, schemaOf(parse))])
  return Object.fromEntries(items) as { readonly [I in K]: StoredItem<I> }
}
