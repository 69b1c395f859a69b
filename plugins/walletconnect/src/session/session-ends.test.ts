import type { PairingChannel, Grant } from '@billfold/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { chain, events, methods } from '../../testing/app-page.js'
import { connect } from '../../testing/asking.js'
import { type PairingWorld, address, pairingWorld } from '../../testing/pairing-world.js'
import type { PairingClient } from '../client/sdk.js'

let world: PairingWorld

beforeEach(async () => {
  world = await pairingWorld()
})

afterEach(() => world.stop())

interface Paired {
  readonly client: PairingClient
  readonly topic: string
  readonly channel: PairingChannel
  /** Changes that the session was told of. */
  readonly heard: unknown[]
}

async function paired(): Promise<Paired> {
  const { grant, channel } = await connect(world)
  const client = await world.sdk.open()
  return { client, topic: client.session.keys[0] ?? '', channel, heard: listened(grant) }
}

function listened(grant: Grant): unknown[] {
  const heard: unknown[] = []
  grant.watch?.({
    accountsChanged: (accounts) => heard.push(accounts),
    networkChanged: (networkId) => heard.push(networkId),
    disconnected: (reason) => heard.push(reason),
  })
  return heard
}

describe('sessions: update, extend, expiry, deletion from the wallet', () => {
  test('behavior: its time is over: it has expired, and the wallet has not ended it', async () => {
    const { client, topic, channel, heard } = await paired()
    client.core.expirer.set(topic, Math.floor(Date.now() / 1000) - 1)
    await expect.poll(() => heard).toEqual(['expired'])
    await expect(channel.request('personal_sign', ['0x00', address])).rejects.toMatchObject({ code: 'pairing/ended' })
    expect(world.wallet.requests).toEqual([])
  })

  test('behavior: the wallet deletes it: the wallet has ended it', async () => {
    const { client, heard } = await paired()
    await world.wallet.disconnect()
    await expect.poll(() => heard).toEqual(['wallet'])
    await expect.poll(() => client.session.keys).toEqual([])
  })

  test('behavior: the wallet extends it: it lasts longer, here and after a reload', async () => {
    const { client, topic, heard } = await paired()
    const before = Math.floor(Date.now() / 1000) + 60
    client.core.expirer.set(topic, before)
    await client.session.update(topic, { expiry: before })
    await world.wallet.extend()
    await expect.poll(() => client.session.get(topic).expiry).toBeGreaterThan(before)
    expect(client.core.expirer.get(topic).expiry).toBeGreaterThan(before)
    expect([heard, (await world.sessions.restore())?.session.topic]).toEqual([[], topic])
  })

  test('behavior: the wallet updates it: other accounts and methods are granted from then on', async () => {
    const { channel, heard } = await paired()
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await world.wallet.update({ eip155: { chains: [chain], methods: methods.slice(1), events, accounts: [`${chain}:${other}`] } })
    await expect.poll(() => heard).toEqual([[{ address: other }]])
    await expect(channel.request('personal_sign', ['0x00', address])).rejects.toMatchObject({ code: 'pairing/not-approved' })
  })
})
