import { isCaipNetworkId } from '../../core/caip/caip-network-id.js'
import { isEmail } from '../../core/validation/email.js'
import { appLink } from '../../core/validation/links.js'
import { type Parse, entriesOf, fitting, matching, oneOf, record, rowsOf } from '../../core/parse.js'
import { schemaOf } from '../../core/validation/standard-schema.js'
import { highestStamp } from '../../core/storage/envelope.js'
import { recentLimits } from './recent.js'
import { type StoredItem, storedItem } from '../../core/storage/stored-item.js'

/** The items that the kernel itself keeps. */
export type KernelItemKey =
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
  | 'recent-wallets'
  | 'recent-emails'
  | 'auth-token'
  | 'nonce-token'
  | 'deep-link'

const mostConnections = 50
const mostAccounts = 100

const text = matching(/^[^]{1,256}$/)
const token = matching(/^[^]{1,8192}$/)

/** Any name: a plugin may bring the family later, and until then nobody asks for it. */
const namespace = matching(/^[^:]{1,256}$/)

const account = record({ address: text }, { type: oneOf('eoa', 'smartAccount', 'payment', 'ordinal'), publicKey: text, path: text })

const connection = record({ namespace, connectorId: text, accounts: rowsOf(account, mostAccounts) }, { name: text, icon: matching(/^/) })

const storedConnector = record(
  { stamp: fitting((value) => typeof value === 'number' && value >= 0 && value <= highestStamp), tab: text },
  { id: text },
)

/** What each item of the kernel looks like. */
const shapes: { readonly [K in KernelItemKey]: Parse } = {
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
  'recent-wallets': rowsOf(record({ id: text }, { rdns: text }), recentLimits.wallets),
  'recent-emails': rowsOf(fitting(isEmail), recentLimits.emails),
  'auth-token': token,
  'nonce-token': token,
  'deep-link': record({ href: fitting((href) => appLink(href) !== undefined), name: text }),
}

/** Every item of the kernel with its shape. A stored value of any other shape is dropped, alone. */
export const storedItems: { readonly [K in KernelItemKey]: StoredItem<K> } = Object.fromEntries(
  Object.entries(shapes).map(([key, parse]) => [key, storedItem(key as KernelItemKey, schemaOf(parse))]),
) as { readonly [K in KernelItemKey]: StoredItem<K> }
