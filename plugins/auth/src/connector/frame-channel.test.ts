import type { Account } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'
import { FrameChannel } from './frame-channel.js'

describe('FrameChannel', () => {
  test('behavior: an account that becomes another type of account at the same address is news, and the same again is none', () => {
    const channel = new FrameChannel({
      ...{ client: {}, desk: {}, calls: {}, rpc: { classify: () => 'ask' }, namespace: 'eip155', methods: [], networks: () => [] },
    } as never)
    const told: (readonly Account[])[] = []
    channel.follow({ accountsChanged: (accounts: readonly Account[]) => void told.push(accounts) } as never)
    const [smart, plain] = (['smartAccount', 'eoa'] as const).map((type) => [{ address: '0xabc', type }])
    for (const accounts of [smart, plain, plain]) channel.use(accounts ?? [], 'eip155:1')
    expect(told).toEqual([smart, plain])
    expect(channel.addresses).toEqual(['0xabc'])
  })
})
