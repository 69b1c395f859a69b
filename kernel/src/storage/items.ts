import { custom, exactOptional, maxLength, maxValue, minLength, minValue, number, object, picklist, pipe, record, string } from 'valibot'
import type { GenericSchema } from 'valibot'
import { isCaipNetworkId } from '../caip/caip-network-id.js'
import type { Account } from '../contract/account.js'
import type { CaipNetworkId, ChainNamespace } from '../contract/caip.js'
import type { Connection } from '../contract/connection.js'
import type { RecentWallet, StoredConnector, StoredItems } from '../contract/open.js'
import { isEmail } from '../validation/email.js'
import { appLink } from '../validation/links.js'
import { listOf } from '../validation/list-of.js'
import { highestStamp } from './envelope.js'
import { recentLimits } from './recent.js'
import { type StoredItem, storedItem } from './stored-item.js'

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

const text = pipe(string(), minLength(1), maxLength(256))
const token = pipe(string(), minLength(1), maxLength(8_192))
const networkId: GenericSchema<unknown, CaipNetworkId> = custom<CaipNetworkId>(isCaipNetworkId)
/** Any name: a plugin may bring the family later, and until then nobody asks for it. */
const namespace: GenericSchema<unknown, ChainNamespace> = pipe(
  text,
  custom<ChainNamespace>((value) => !String(value).includes(':')),
)

const account: GenericSchema<unknown, Account> = object({
  address: text,
  type: exactOptional(picklist(['eoa', 'smartAccount', 'payment', 'ordinal'])),
  publicKey: exactOptional(text),
  path: exactOptional(text),
})

const connection: GenericSchema<unknown, Omit<Connection, 'caipNetwork'>> = object({
  namespace,
  connectorId: text,
  accounts: listOf(account, mostAccounts),
  name: exactOptional(text),
  icon: exactOptional(string()),
})

const deepLink: GenericSchema<unknown, StoredItems['deep-link']> = object({
  href: custom<string>((href) => appLink(href) !== undefined),
  name: text,
})
const storedConnector: GenericSchema<unknown, StoredConnector> = object({
  id: exactOptional(text),
  stamp: pipe(number(), minValue(0), maxValue(highestStamp)),
  tab: text,
})
const recentWallet: GenericSchema<unknown, RecentWallet> = object({ id: text, rdns: exactOptional(text) })

/** Every item of the kernel with its shape. A stored value of any other shape is dropped, alone. */
export const storedItems: { readonly [K in KernelItemKey]: StoredItem<K> } = {
  'wallet-id': storedItem('wallet-id', text),
  'wallet-name': storedItem('wallet-name', text),
  'active-network-id': storedItem('active-network-id', networkId),
  'active-namespace': storedItem('active-namespace', namespace),
  'connected-namespaces': storedItem('connected-namespaces', listOf(namespace, mostConnections)),
  'connected-connectors': storedItem('connected-connectors', record(text, storedConnector)),
  'disconnected-connectors': storedItem('disconnected-connectors', record(text, listOf(text, mostConnections))),
  'connection-status': storedItem('connection-status', picklist(['connected', 'disconnected'])),
  connections: storedItem('connections', record(text, listOf(connection, mostConnections))),
  'preferred-account-types': storedItem('preferred-account-types', record(text, text)),
  'social-provider': storedItem('social-provider', text),
  'recent-wallets': storedItem('recent-wallets', listOf(recentWallet, recentLimits.wallets)),
  'recent-emails': storedItem('recent-emails', listOf(custom<string>(isEmail), recentLimits.emails)),
  'auth-token': storedItem('auth-token', token),
  'nonce-token': storedItem('nonce-token', token),
  'deep-link': storedItem('deep-link', deepLink),
}
