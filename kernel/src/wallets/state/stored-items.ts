import type { StoredKey } from '../../core/open.js'
import { type Parse, entriesOf, fitting, oneOf, record, rowsOf } from '../../core/parse.js'
import { type StoredItem, storedItem } from '../../core/storage/stored-item.js'
import { appLink } from '../../core/validation/links.js'
import { schemaOf } from '../../core/validation/standard-schema.js'
import { mostConnections, namespace, sessionShapes, text } from './session-shapes.js'

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

/** Every item of the sessions with its shape. A stored value of any other shape is dropped, alone. */
export const walletItems: { readonly [K in WalletItemKey]: StoredItem<K> } = describeItems({
  ...sessionShapes,
  'wallet-id': text,
  'wallet-name': text,
  'active-namespace': namespace,
  'connected-namespaces': rowsOf(namespace, mostConnections),
  'disconnected-connectors': entriesOf(text, rowsOf(text, mostConnections)),
  'connection-status': oneOf('connected', 'disconnected'),
  'preferred-account-types': entriesOf(text, text),
  'social-provider': text,
  'deep-link': record({ href: fitting((href) => appLink(href) !== undefined), name: text }),
})

/** Describes items by their shapes. */
export function describeItems<K extends StoredKey>(shapes: Readonly<Record<K, Parse>>): { readonly [I in K]: StoredItem<I> } {
  const items = Object.entries<Parse>(shapes).map(([key, parse]) => [key, storedItem(key as K, schemaOf(parse))])
  return Object.fromEntries(items) as { readonly [I in K]: StoredItem<I> }
}
