import type { Events } from '@billfold/kernel'
import { describe, expect, test } from 'vitest'

import type { EndedSession } from '../contract.js'
import { type SessionEndNeeds, announceSessionEnd } from './session-end.js'

function world() {
  const listeners = new Map<string, (payload: never) => void>()
  const said: EndedSession[] = []
  const seen = { isSeen: true }
  const events: SessionEndNeeds['events'] = {
    on: (name, listener) => {
      listeners.set(name, listener)
      return () => listeners.delete(name)
    },
  }
  const stop = announceSessionEnd({ events, isSeen: () => seen.isSeen, wallet: () => 'Petrel', show: (ended) => void said.push(ended) })
  const connect = (connectorId = 'walletConnect'): void =>
    listeners.get('connection:connected')?.({ namespace: 'eip155', connectorId, method: 'qrcode', isRestored: false } as never)
  const end = (more: Partial<Events['connection:disconnected']> = {}): void =>
    listeners.get('connection:disconnected')?.({ namespace: 'eip155', connectorId: 'walletConnect', reason: 'wallet', ...more } as never)
  return { said, seen, connect, end, stop, listeners }
}

describe('wallet deletes session on its side', () => {
  test.each([
    ['the wallet', 'wallet'],
    ['time', 'expired'],
  ] as const)('behavior: ended by %s: it is said who it was', (_, reason) => {
    const { said, connect, end } = world()
    connect()
    end({ reason })
    expect(said).toEqual([{ name: 'Petrel', reason }])
  })

  test.each([
    ['the visitor ended it', { reason: 'user' }],
    ['another session took its place', { reason: 'replaced' }],
    ['no reason is known', { reason: 'elsewhere' }],
    ['it was another wallet', { connectorId: 'example.tern' }],
  ])('behavior: %s: nothing is said', (_, more) => {
    const { said, connect, end } = world()
    connect()
    end(more)
    expect(said).toEqual([])
  })

  test('behavior: a session of several families is said once', () => {
    const { said, connect, end } = world()
    connect()
    end()
    end({ namespace: 'solana' })
    expect(said).toHaveLength(1)
  })

  test('behavior: nobody looks: nothing is said, and not later either', () => {
    const { said, seen, connect, end } = world()
    connect()
    seen.isSeen = false
    end()
    seen.isSeen = true
    end()
    expect(said).toEqual([])
  })

  test('behavior: the undo lets go of both events', () => {
    const { stop, listeners } = world()
    stop()
    expect(listeners.size).toBe(0)
  })
})
