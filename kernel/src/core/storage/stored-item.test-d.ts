import { number, string } from 'valibot'
import { expectTypeOf, test } from 'vitest'
import type { StoredKey } from '../open.js'
import { storedItems } from '../../product/storage/items.js'
import type { KernelStorage } from './kernel-storage.js'
import { storedItem } from './stored-item.js'

declare module '@billfold/kernel' {
  interface StoredItems {
    'type-test.count': number
  }
}

test('behavior: an item has the type that its key has in `StoredItems`, and no other', () => {
  expectTypeOf((storage: KernelStorage) => {
    const network = storage.item(storedItems['active-network-id'])
    network.write('eip155:1')
    // @ts-expect-error not a network id
    network.write('eip155')
    // @ts-expect-error a text is not a list
    storage.item(storedItems['connected-namespaces']).write('eip155')
    // @ts-expect-error what was read may be absent
    const text: string = network.read()
    void text
  }).toBeFunction()
})

test('behavior: a plugin’s own item needs a key that it declared, and a schema that fits', () => {
  expectTypeOf((storage: KernelStorage) => {
    storage.item(storedItem('type-test.count', number())).write(1)
    // @ts-expect-error the schema is of another type
    storedItem('type-test.count', string())
    // @ts-expect-error nobody declared this key
    storedItem('type-test.unknown', string())
  }).toBeFunction()
})

test('behavior: the kernel’s own keys stay when a plugin adds one', () => {
  expectTypeOf<'recent-wallets' | 'wallet-id' | 'type-test.count'>().toExtend<StoredKey>()
})
