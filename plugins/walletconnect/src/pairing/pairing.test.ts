import { type ConnectRequest, type PairingChannel, type Grant, isRefusal } from '@billfold/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { verifyMessage } from 'viem'

import { type PairingWorld, address, pairingWorld } from '../../testing/pairing-world.js'
import { relayDeadline } from '../client/relay-fault.js'
import { expiredMargin, pairingLife } from './link-life.js'

let world: PairingWorld

beforeEach(async () => {
  world = await pairingWorld()
})

afterEach(() => world.stop())

interface Asking {
  readonly grant: Promise<Grant>
  cancel(): void
}

function ask(): Asking {
  const controller = new AbortController()
  const request: ConnectRequest = { network: undefined, signal: controller.signal }
  return { grant: world.connector.connect(request), cancel: () => controller.abort() }
}

async function link(): Promise<string> {
  await expect.poll(() => world.pairing.state).toBe('ready')
  return world.pairing.uri ?? ''
}

async function connect(): Promise<{ readonly grant: Grant; readonly channel: PairingChannel }> {
  const { grant } = ask()
  await world.wallet.scan(await link())
  const granted = await grant
  return { grant: granted, channel: granted.provider as PairingChannel }
}

describe('pairing', () => {
  test('default: a scanned link that is approved connects, and the link is used up', async () => {
    const { grant } = await connect()
    expect(grant).toMatchObject({
      accounts: [{ address }],
      networkId: 'eip155:1',
      approvedNetworkIds: ['eip155:1'],
      supportsAllNetworks: true,
    })
    expect([world.pairing.state, world.pairing.uri]).toEqual(['idle', undefined])
  })

  test('behavior: a refusal is a refusal, and the next attempt has another link', async () => {
    world.wallet.behavior = 'reject'
    const first = ask()
    const uri = await link()
    await world.wallet.scan(uri)
    await expect(first.grant).rejects.toSatisfy(isRefusal)
    const second = ask()
    expect(await link()).not.toBe(uri)
    second.cancel()
  })

  test('behavior: a live link is used again, one that is being made is waited for', async () => {
    const first = ask()
    const second = ask()
    const uri = await link()
    first.cancel()
    const third = ask()
    expect(world.pairing.uri).toBe(uri)
    await world.wallet.scan(uri)
    const accounts = [await second.grant, await third.grant].map((grant) => grant.accounts)
    expect(accounts).toEqual([[{ address }], [{ address }]])
    expect(world.wallet.sessions).toHaveLength(1)
  })

  test('behavior: a pairing counts as expired within 10 s of its 4 minutes, and a fresh link is there before the old one dies', async () => {
    const { cancel } = ask()
    const uri = await link()
    world.clock.advance(pairingLife - expiredMargin - 1)
    expect(world.pairing.uri).toBe(uri)
    world.clock.advance(1)
    // The next one is on its way: what is on the screen is not called new before it is.
    expect([world.pairing.state, world.pairing.uri, world.pairing.isRenewed]).toEqual(['ready', uri, false])
    await expect.poll(() => world.pairing.uri).not.toBe(uri)
    expect([world.pairing.state, world.pairing.isRenewed]).toEqual(['ready', true])
    cancel()
  })

  test('behavior: a wall clock that jumps does not end a link', async () => {
    const { cancel } = ask()
    const uri = await link()
    world.clock.jump(86_400_000)
    world.clock.advance(1_000)
    expect(world.pairing.uri).toBe(uri)
    cancel()
  })

  test('behavior: the link from before is good until its own time is over', async () => {
    const { grant } = ask()
    const uri = await link()
    world.clock.advance(pairingLife - expiredMargin)
    await expect.poll(() => world.pairing.uri).not.toBe(uri)
    await world.wallet.scan(uri)
    expect((await grant).accounts).toEqual([{ address }])
  })

  test('behavior: an approval after the time is refused with Link expired, and the new link stays', async () => {
    world.wallet.behavior = 'wait'
    const { grant } = ask()
    const uri = await link()
    await world.wallet.scan(uri)
    await expect.poll(() => world.wallet.proposals).toBe(1)
    world.clock.advance(pairingLife - expiredMargin)
    await expect.poll(() => world.pairing.uri).not.toBe(uri)
    world.clock.advance(expiredMargin + 1)
    await world.wallet.decide('approve')
    await expect.poll(() => world.told).toEqual(['Link expired'])
    await expect.poll(() => world.wallet.sessions).toEqual([])
    world.wallet.behavior = 'approve'
    await world.wallet.scan(world.pairing.uri ?? '')
    expect((await grant).accounts).toEqual([{ address }])
  })

  test('behavior: an approval that nobody waits for any more ends on the side of the wallet too', async () => {
    world.wallet.behavior = 'wait'
    const { cancel } = ask()
    await world.wallet.scan(await link())
    await expect.poll(() => world.wallet.proposals).toBe(1)
    cancel()
    await world.wallet.decide('approve')
    await expect.poll(() => world.wallet.sessions).toEqual([])
    expect(world.pairing.state).toBe('idle')
  })

  test('behavior: nobody waits: the link ends and no other one is made', async () => {
    const { cancel } = ask()
    await link()
    cancel()
    world.clock.advance(pairingLife)
    expect([world.pairing.state, world.pairing.uri]).toEqual(['idle', undefined])
  })
})

describe('the session', () => {
  test('behavior: a request reaches the wallet once, and its answer is real', async () => {
    const { channel } = await connect()
    const signature = (await channel.request('personal_sign', ['0x68656c6c6f', address])) as `0x${string}`
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)
    expect(world.wallet.requests).toEqual(['personal_sign'])
  })

  test('behavior: a refused request is a refusal', async () => {
    const { channel } = await connect()
    world.wallet.behavior = 'reject'
    await expect(channel.request('personal_sign', ['0x00', address])).rejects.toSatisfy(isRefusal)
  })

  test('behavior: a method that was not granted is not asked', async () => {
    const { channel } = await connect()
    await expect(channel.request('eth_sign', [])).rejects.toMatchObject({ code: 'pairing/not-approved' })
    expect(world.wallet.requests).toEqual([])
  })

  test('behavior: the words of a wallet that does not know a network arrive as they are', async () => {
    const { channel } = await connect()
    await expect(channel.request('wallet_switchEthereumChain', [{ chainId: '0x5' }])).rejects.toMatchObject({ code: 4902 })
  })

  test('behavior: what the wallet tells of accounts and networks is followed', async () => {
    const { grant, channel } = await connect()
    const heard: unknown[] = []
    grant.watch?.({
      accountsChanged: (accounts) => heard.push(accounts),
      networkChanged: (networkId) => heard.push(networkId),
      disconnected: (reason) => heard.push(reason),
    })
    await world.wallet.emit({ name: 'chainChanged', data: 5 }, 'eip155:1')
    await expect.poll(() => heard).toEqual(['eip155:5'])
    expect(channel.networkId()).toBe('eip155:5')
    await world.wallet.emit({ name: 'accountsChanged', data: ['eip155:1:0xabc'] }, 'eip155:1')
    await expect.poll(() => heard[1]).toEqual([{ address: '0xabc' }])
    await world.wallet.disconnect()
    await expect.poll(() => heard[2]).toBe('wallet')
    await expect(channel.request('personal_sign', [])).rejects.toMatchObject({ code: 'pairing/ended' })
  })

  test('behavior: a session of earlier is taken up without a prompt, and ends on both sides', async () => {
    await connect()
    const again = await world.connector.reconnect?.({ network: undefined, signal: new AbortController().signal })
    expect(again?.accounts).toEqual([{ address }])
    expect(world.wallet.proposals).toBe(1)
    await world.connector.disconnect?.()
    await expect.poll(() => world.wallet.sessions).toEqual([])
    expect(await world.sessions.restore()).toBeUndefined()
  })

  test('behavior: a second session takes the place of the first, which ends', async () => {
    await connect()
    await connect()
    await expect.poll(() => world.wallet.sessions).toHaveLength(1)
  })
})

describe('faults of the relay', () => {
  test('behavior: answers out of order reach who asked', async () => {
    const { channel } = await connect()
    world.relay.relay.faults.set({ kind: 'reorder', tags: [1109], times: 1 })
    const answers = ['one', 'two'].map((message) =>
      channel.request('personal_sign', [`0x${Buffer.from(message).toString('hex')}`, address]),
    )
    const [one, two] = (await Promise.all(answers)) as `0x${string}`[]
    expect(await verifyMessage({ address, message: 'one', signature: one ?? '0x' })).toBe(true)
    expect(await verifyMessage({ address, message: 'two', signature: two ?? '0x' })).toBe(true)
  })

  test('behavior: the socket drops after the code is shown: the same code stays valid', async () => {
    const { grant } = ask()
    const uri = await link()
    world.relay.relay.cut()
    await world.wallet.scan(uri)
    expect((await grant).accounts).toEqual([{ address }])
    expect(world.pairing.isRenewed).toBe(false)
  })
})

describe('a relay that cannot be used', () => {
  test('behavior: within 5 s one is told, and Retry works', async () => {
    world.relay.relay.faults.isClosed = true
    const { grant } = ask()
    await expect.poll(() => world.clock.pending).toBeGreaterThan(0)
    world.clock.advance(relayDeadline)
    await expect.poll(() => [world.pairing.state, world.pairing.problem]).toEqual(['failed', 'unreachable'])
    world.relay.relay.faults.clear()
    world.pairing.retry()
    await world.wallet.scan(await link())
    expect((await grant).accounts).toEqual([{ address }])
  })

  test('behavior: a bad project id is told, raises its alert, and can be tried again', async () => {
    await world.stop()
    world = await pairingWorld({ projectId: 'unknown' })
    const { cancel } = ask()
    await expect.poll(() => [world.pairing.state, world.pairing.problem]).toEqual(['failed', 'refused'])
    expect(world.told).toEqual(['Unauthorized: invalid key'])
    cancel()
  })

  test.each([
    ['ten minutes fast', -600_000, 'JWT validation error: JWT Token is not yet valid'],
    ['two days slow', 172_800_000, 'JWT validation error: JWT Token is expired'],
  ])('behavior: a clock that is %s is told, raises its alert, and Retry works once it is set right', async (_, off, says) => {
    await world.stop()
    let isRight = false
    world = await pairingWorld({ relayNow: () => Date.now() + (isRight ? 0 : off) })
    const { grant } = ask()
    await expect.poll(() => [world.pairing.state, world.pairing.problem]).toEqual(['failed', 'clock'])
    expect(world.told).toEqual([says])
    isRight = true
    world.pairing.retry()
    await world.wallet.scan(await link())
    expect((await grant).accounts).toEqual([{ address }])
  })

  test('behavior: offline from the start says so, and goes on by itself', async () => {
    world.relay.relay.faults.isClosed = true
    world.device.goOffline()
    const { grant } = ask()
    await expect.poll(() => world.clock.pending).toBeGreaterThan(0)
    world.clock.advance(relayDeadline)
    await expect.poll(() => world.pairing.problem).toBe('offline')
    world.relay.relay.faults.clear()
    world.device.goOnline()
    await world.wallet.scan(await link())
    expect((await grant).accounts).toEqual([{ address }])
  })
})
