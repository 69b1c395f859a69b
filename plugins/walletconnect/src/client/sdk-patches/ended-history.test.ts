import type { PairingChannel } from '@billfold/kernel'
import { expect, test } from 'vitest'

import { openInMemory } from '../../../testing/memory-sdk.js'
import { MemoryStorage } from '../../../testing/memory-storage.js'
import { address, pairingWorld } from '../../../testing/pairing-world.js'

test('behavior: after a session has ended nothing that is stored says whose it was, or what was asked in it', async () => {
  const storage = new MemoryStorage()
  const world = await pairingWorld({ openSdk: openInMemory({ storage }) })
  const { connector, pairing, wallet } = world
  const granting = connector.connect({ network: undefined, signal: new AbortController().signal })
  await expect.poll(() => pairing.state).toBe('ready')
  await wallet.scan(pairing.uri ?? '')
  const channel = (await granting).provider as PairingChannel
  await channel.request('personal_sign', ['0x68656c6c6f', address])
  const stored = (): string => JSON.stringify([...storage.kept])
  await expect.poll(stored).toContain(address)
  await connector.disconnect?.()
  await expect.poll(() => [...storage.kept].filter(([, value]) => value.includes(address)).map(([key]) => key)).toEqual([])
  await world.stop()
})
