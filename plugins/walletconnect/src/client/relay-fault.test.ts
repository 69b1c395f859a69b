import { EventEmitter } from 'node:events'

import { fakeClock } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'

import { relayFault, relayDeadline } from './relay-fault.js'
import type { PairingClient } from './sdk.js'

function watched() {
  const relayer = Object.assign(new EventEmitter(), { connected: false })
  const clock = fakeClock()
  const stop = new AbortController()
  const fault = relayFault({ relayer: relayer as object as PairingClient['core']['relayer'], clock, signal: stop.signal })
  return { relayer, clock, stop, fault }
}

describe('relayFault', () => {
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

  test('behavior: who is not interested any more leaves nothing behind', async () => {
    const { relayer, clock, stop, fault } = watched()
    stop.abort()
    await fault
    expect([clock.pending, relayer.listenerCount('relayer_error')]).toEqual([0, 0])
  })
})
