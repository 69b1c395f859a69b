import { fakeChain, fakeNetwork } from '@billfold/test/fakes'
import { type Billfold, createBillfold } from '@billfold/ui'
import { get } from 'svelte/store'
import { expect, onTestFinished, test } from 'vitest'

import { useAccount, useBillfoldEvent, useConnect, useDisconnect, useTheme } from '../src/index.js'

function handle(): Billfold {
  const billfold = createBillfold({
    ...{ projectId: 'test', storagePrefix: `svelte-${crypto.randomUUID()}`, warm: 'off' },
    ...{ networks: [fakeNetwork('eip155')], plugins: [fakeChain('eip155')] },
  })
  onTestFinished(() => billfold.destroy())
  return billfold
}

test('default: a store tells its value at once, each other one once, and nothing when it is left', () => {
  const billfold = handle()
  const told: string[] = []
  const leave = useTheme(billfold).subscribe(({ theme }) => told.push(theme))
  billfold.setTheme('light')
  billfold.setTheme('light')
  leave()
  billfold.setTheme('dark')
  expect(told).toEqual(['dark', 'light'])
})

test('behavior: Svelte reads it as one of its own, a feature too', async () => {
  const billfold = handle()
  const connecting = useConnect(billfold)
  onTestFinished(connecting.subscribe(() => undefined))
  expect([get(useAccount(billfold)).status, get(connecting).readiness, get(useDisconnect(billfold)).isPending]).toEqual([
    'disconnected',
    'idle',
    false,
  ])
  await get(connecting).find()
  expect(get(connecting)).toMatchObject({ readiness: 'ready', wallets: [] })
})

test('behavior: an event is a store with the last of its name', async () => {
  const billfold = handle()
  const opened = useBillfoldEvent(billfold, 'modal:opened')
  const told: unknown[] = []
  const leave = opened.subscribe((event) => told.push(event === undefined ? 'none' : 'opened'))
  await billfold.open()
  leave()
  expect(told).toEqual(['none', 'opened'])
})
