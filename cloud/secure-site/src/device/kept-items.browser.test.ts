import { expect, test } from 'vitest'

import { openKeptItems } from './kept-items.js'

/** The store, and the databases that it has opened. */
async function opened() {
  const databases: IDBDatabase[] = []
  const open: IDBFactory['open'] = (name) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => void databases.push(request.result))
    return request
  }
  const store = await openKeptItems(() => ({ open }) as IDBFactory)
  await store.write('a', 1)
  return { store, databases }
}

test('behavior: a database that was closed meanwhile is opened again', async () => {
  const { store, databases } = await opened()
  databases[0]?.close()
  expect([await store.read('a'), databases.length]).toEqual([1, 2])
})

test('behavior: what was being read while it was closed is read once more', async () => {
  const { store, databases } = await opened()
  const [database] = databases
  const begin = database?.transaction.bind(database)
  Object.assign(database ?? {}, {
    transaction(...given: Parameters<IDBDatabase['transaction']>) {
      const transaction = begin?.(...given)
      queueMicrotask(() => transaction?.abort())
      return transaction
    },
  })
  expect([await store.read('a'), databases.length]).toEqual([1, 2])
})

test('behavior: two requests that meet a closed database open one', async () => {
  const { store, databases } = await opened()
  databases[0]?.close()
  expect([await Promise.all([store.read('a'), store.read('a')]), databases.length]).toEqual([[1, 1], 2])
})
