import { loadRegistry } from '@billfold/wallet-registry'
import { expect, test } from 'vitest'
import { extensionNames } from './extension-names.js'

test('behavior: wallets are called by the names of the registry, by the keys that stand there', async () => {
  const known = (await loadRegistry()).flatMap(({ name, keys: { injectedWeb3 } }) =>
    injectedWeb3 === undefined ? [] : [{ name, injectedWeb3 }],
  )
  expect(known.length).toBeGreaterThan(10)
  // Nova answers to the key of another: a flag tells it.
  for (const { name, injectedWeb3 } of known.filter((wallet) => wallet.name !== 'Nova Wallet')) {
    expect([injectedWeb3, extensionNames[injectedWeb3]]).toEqual([injectedWeb3, name])
  }
})
