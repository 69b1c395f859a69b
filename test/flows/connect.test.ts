import { alice, carol } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { useHost } from './harness/use-host.js'
import { auk, gull, tern } from './harness/wallets.js'

const openHost = useHost()

describe('connect', () => {
  test.each([
    ['an announced wallet', 'Tern', alice],
    ['another announced wallet', 'Gull', carol],
  ] as const)('default: %s: choose it, say yes, and the app knows the account', async (_, name, { address }) => {
    const host = await openHost({ wallets: [tern, gull, auk] })
    await host.connect(name)
    expect((await host.snapshot()).account).toMatchObject({ address, status: 'connected' })
    await expect.poll(() => host.modal.count()).toBe(0)
  })
})
