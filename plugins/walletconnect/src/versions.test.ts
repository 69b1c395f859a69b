import { WalletKit as OldKit } from '@reown/walletkit-1.1'
import { Core as OldCore } from '@walletconnect/core-2.17'
import { UniversalProvider as OldProvider } from '@walletconnect/universal-provider-2.17'
import { expect, test } from 'vitest'
import { verifyMessage } from 'viem'

import type { PairingChannel } from '@billfold/kernel'
import { openInMemory, openSdkInMemory } from '../testing/memory-sdk.js'
import { type PairingWorldOptions, address, pairingWorld } from '../testing/pairing-world.js'

// Their types differ in what may be absent; that they work together is what is tried here.
const oldClient = openInMemory({ init: ((options: unknown) => OldProvider.init(options as never)) as never })
const oldPhone = {
  makeCore: (options: unknown) => new OldCore(options as never),
  startKit: (options: unknown) => OldKit.init(options as never),
} as never

test.each<[string, string, PairingWorldOptions]>([
  ['2.21.8', '1.2.10', { openSdk: openSdkInMemory }],
  ['2.21.8', '1.1.1', { openSdk: openSdkInMemory, phone: oldPhone }],
  ['2.17.2', '1.2.10', { openSdk: oldClient }],
  ['2.17.2', '1.1.1', { openSdk: oldClient, phone: oldPhone }],
])('behavior: a client of %s and a wallet of %s pair, sign and part', async (_client, _wallet, options) => {
  const world = await pairingWorld(options)
  const { connector, pairing, wallet } = world
  const granting = connector.connect({ network: undefined, signal: new AbortController().signal })
  await expect.poll(() => pairing.state).toBe('ready')
  await wallet.scan(pairing.uri ?? '')
  const channel = (await granting).provider as PairingChannel
  const signature = (await channel.request('personal_sign', ['0x68656c6c6f', address])) as `0x${string}`
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
  expect([wallet.proposals, wallet.requests]).toEqual([1, ['personal_sign']])
  await connector.disconnect?.()
  await expect.poll(() => wallet.sessions).toEqual([])
  await world.stop()
})
