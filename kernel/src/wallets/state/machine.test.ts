import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ConnectionStatus } from '../contract/connection.js'
import { type ConnectionMove, next, transitions } from './machine.js'

const statuses = Object.keys(transitions) as ConnectionStatus[]
const moves: readonly ConnectionMove[] = ['attempt', 'restore', 'grant', 'abandon', 'end']

describe('next', () => {
  test.each<[ConnectionStatus, boolean, ConnectionMove, ConnectionStatus | undefined]>([
    ['disconnected', false, 'attempt', 'connecting'],
    ['disconnected', false, 'restore', 'reconnecting'],
    ['disconnected', false, 'grant', 'connected'],
    ['disconnected', false, 'abandon', undefined],
    ['disconnected', false, 'end', undefined],
    ['connecting', false, 'attempt', 'connecting'],
    ['connecting', false, 'restore', 'reconnecting'],
    ['connecting', true, 'grant', 'connected'],
    ['connecting', false, 'abandon', 'disconnected'],
    ['connecting', true, 'abandon', 'connected'],
    ['connecting', false, 'end', 'connecting'],
    ['reconnecting', false, 'attempt', 'connecting'],
    ['reconnecting', false, 'restore', 'reconnecting'],
    ['reconnecting', true, 'grant', 'connected'],
    ['reconnecting', false, 'abandon', 'disconnected'],
    ['reconnecting', true, 'abandon', 'connected'],
    ['reconnecting', false, 'end', 'reconnecting'],
    ['connected', true, 'attempt', 'connecting'],
    ['connected', true, 'restore', 'reconnecting'],
    ['connected', true, 'grant', 'connected'],
    ['connected', true, 'abandon', undefined],
    ['connected', false, 'end', 'disconnected'],
  ])('behavior: %s (session: %s) on %s is %s', (status, hasSession, move, expected) => {
    expect(next({ status, hasSession }, move)).toBe(expected)
  })

  test('behavior: a failed, refused or cancelled attempt returns to where it came from, however many were made', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('disconnected' as const, 'connected' as const),
        fc.array(fc.constantFrom('attempt' as const, 'restore' as const), { minLength: 1 }),
        (origin, asked) => {
          const hasSession = origin === 'connected'
          const asking = asked.reduce<ConnectionStatus>((status, move) => next({ status, hasSession }, move) ?? status, origin)
          expect(next({ status: asking, hasSession }, 'abandon')).toBe(origin)
        },
      ),
    )
  })

  test('behavior: every status can be reached and left', () => {
    const reached = new Set(
      statuses.flatMap((status) => moves.flatMap((move) => [true, false].map((hasSession) => next({ status, hasSession }, move)))),
    )
    for (const status of statuses) expect(reached).toContain(status)
  })
})
