import { EventEmitter } from 'node:events'

import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'

import { lineFault, relayDeadline } from './relay-line.js'
import type { PairingClient } from './sdk.js'

const urls = ['wss://one.example', 'wss://two.example']

function watched() {
  const relayer = Object.assign(new EventEmitter(), { connected: false, relayUrl: urls[0] })
  const clock = fakeClock()
  const stop = new AbortController()
  const fault = lineFault({ relayer: relayer as object as PairingClient['core']['relayer'], urls, clock, signal: stop.signal })
  return { relayer, clock, stop, fault }
}

describe('lineFault', () => {
  test.each(['Unauthorized: origin not allowed', 'JWT validation error: JWT Token is not yet valid', 'Unauthorized: invalid key'])(
    "behavior: '%s' is a refusal in the relay's words",
    async (reason) => {
      const { relayer, fault } = watched()
      relayer.emit('relayer_error', new Error(`WebSocket connection closed abnormally with code: 3000 (${reason})`))
      expect(await fault).toEqual({ is: 'refused', reason })
    },
  )

  test('behavior: other errors are waited through, until 5 s are over', async () => {
    const { relayer, clock, fault } = watched()
    relayer.emit('relayer_error', new Error('Socket stalled'))
    relayer.emit('relayer_error', 'junk')
    clock.advance(relayDeadline)
    expect(await fault).toEqual({ is: 'unreachable' })
    expect([clock.pending, relayer.listenerCount('relayer_error')]).toEqual([0, 0])
  })

  test('behavior: the next relay is pointed at while the line is not open, and not when it is', () => {
    const { relayer, clock } = watched()
    clock.advance(500)
    expect(relayer.relayUrl).toBe(urls[1])
    relayer.connected = true
    clock.advance(1_500)
    expect(relayer.relayUrl).toBe(urls[1])
  })

  test('behavior: who is not interested any more leaves nothing behind', async () => {
    const { relayer, clock, stop, fault } = watched()
    stop.abort()
    await fault
    expect([clock.pending, relayer.listenerCount('relayer_error')]).toEqual([0, 0])
  })
})
