import type { WalletListener } from '@billfold/kernel'
import { fakeNetwork } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'

import type { PairingClient } from '../client/sdk.js'
import { proposal } from './proposal.js'
import { type PairedFamily, readSession } from './read-session.js'
import { SessionChannel } from './session-channel.js'

const networks = [fakeNetwork('eip155', { id: 1 }), fakeNetwork('eip155', { id: 137 }), fakeNetwork('eip155', { id: 10 })]
const asked = proposal({ families: [{ namespace: 'eip155', networks, profile: { methods: ['personal_sign'], events: [] } }] })

function family(...accounts: readonly string[]): PairedFamily {
  const namespaces = { eip155: { accounts, methods: ['personal_sign'], events: [] } }
  const session = readSession({ topic: 'a'.repeat(64), expiry: 1, namespaces, peer: { metadata: { name: 'Petrel' } } }, asked)
  if (session?.families[0] === undefined) throw new Error('The wallet granted nothing')
  return session.families[0]
}

/** A channel on one network, and what its listener is told. */
function channelOn(start: `eip155:${number}`, granted: PairedFamily) {
  const client: Pick<PairingClient, 'request'> = { request: () => Promise.reject(new Error('nobody asks here')) }
  const channel = new SessionChannel({ client, topic: 't', wallet: 'Petrel', family: granted, start, onRequest: () => undefined })
  const told: unknown[] = []
  const listener: WalletListener = {
    accountsChanged: (accounts) => told.push(accounts.map(({ address }) => address)),
    networkChanged: (networkId) => told.push(networkId),
    disconnected: (reason) => told.push(reason),
  }
  return { channel, told, unsubscribe: channel.follow(listener) }
}

const perNetwork = family('eip155:1:0xa', 'eip155:137:0xb')

describe('a session with one account for each network', () => {
  test('default: the account is the one of the network in use', () => {
    expect(channelOn('eip155:137', perNetwork).channel.addresses).toEqual(['0xb'])
    expect(channelOn('eip155:1', perNetwork).channel.addresses).toEqual(['0xa'])
  })

  test('behavior: on another network the account changes too, and listeners are told of both', () => {
    const { channel, told } = channelOn('eip155:137', perNetwork)
    channel.networkChanged('eip155:1')
    expect([channel.addresses, told]).toEqual([['0xa'], ['eip155:1', ['0xa']]])
  })

  test('behavior: the same happens when the wallet itself changes the network', () => {
    const { channel, told } = channelOn('eip155:1', perNetwork)
    channel.receive({ name: 'chainChanged', data: 137, networkId: 'eip155:137' })
    expect([channel.addresses, told]).toEqual([['0xb'], ['eip155:137', ['0xb']]])
  })

  test('behavior: a network without an account of its own keeps the account that is in use', () => {
    const { channel, told } = channelOn('eip155:137', perNetwork)
    channel.networkChanged('eip155:10')
    expect([channel.addresses, told]).toEqual([['0xb'], ['eip155:10']])
  })

  test('behavior: accountsChanged with an account for each network changes to the one of the network in use', () => {
    const { channel, told } = channelOn('eip155:137', perNetwork)
    channel.receive({ name: 'accountsChanged', data: ['eip155:1:0xc', 'eip155:137:0xd'], networkId: 'eip155:137' })
    expect([channel.addresses, told]).toEqual([['0xd'], [['0xd']]])
    channel.networkChanged('eip155:1')
    expect(channel.addresses).toEqual(['0xc'])
  })

  test('behavior: an update of the session changes to the account of the network in use', () => {
    const { channel, told } = channelOn('eip155:137', perNetwork)
    channel.update(family('eip155:1:0xe', 'eip155:137:0xf'))
    expect([channel.addresses, told]).toEqual([['0xf'], [['0xf']]])
  })
})

describe('a session with the same accounts on each network', () => {
  const everywhere = family('eip155:1:0xa', 'eip155:1:0xb', 'eip155:137:0xa', 'eip155:137:0xb')

  test('behavior: another network changes no account', () => {
    const { channel, told } = channelOn('eip155:1', everywhere)
    channel.networkChanged('eip155:137')
    expect([channel.addresses, told]).toEqual([['0xa', '0xb'], ['eip155:137']])
  })

  test('behavior: plain addresses of accountsChanged hold on each network', () => {
    const { channel, told } = channelOn('eip155:1', everywhere)
    channel.receive({ name: 'accountsChanged', data: ['0xb'], networkId: 'eip155:1' })
    channel.networkChanged('eip155:137')
    expect([channel.addresses, told]).toEqual([['0xb'], [['0xb'], 'eip155:137']])
  })

  test('behavior: nothing is told after unsubscribing, and after the end', () => {
    const { channel, told, unsubscribe } = channelOn('eip155:1', everywhere)
    unsubscribe()
    channel.networkChanged('eip155:137')
    const ended = channelOn('eip155:1', everywhere)
    ended.channel.end('wallet')
    ended.channel.networkChanged('eip155:137')
    expect([told, ended.told]).toEqual([[], ['wallet']])
  })
})
