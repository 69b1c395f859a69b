import { describe, expect, test } from 'vitest'

import { type PairingMove, type PairingPhase, isMaking, nextPhase, transitions } from './pairing-machine.js'

const phases = Object.keys(transitions) as PairingPhase[]
const moves: readonly PairingMove[] = ['start', 'retry', 'made', 'failed', 'nearlyOver', 'used', 'lost']

/** The whole table: where each move leads when somebody waits, and when nobody does. All others are ignored. */
const legal: readonly (readonly [PairingPhase, PairingMove, awaited: PairingPhase, otherwise: PairingPhase])[] = [
  ['idle', 'start', 'starting', 'starting'],
  ['starting', 'made', 'ready', 'ready'],
  ['starting', 'failed', 'failed', 'failed'],
  ['ready', 'nearlyOver', 'renewing', 'idle'],
  ['ready', 'used', 'idle', 'idle'],
  ['ready', 'lost', 'starting', 'idle'],
  ['renewing', 'made', 'ready', 'ready'],
  ['renewing', 'failed', 'failed', 'failed'],
  ['renewing', 'used', 'idle', 'idle'],
  ['renewing', 'lost', 'starting', 'idle'],
  ['failed', 'start', 'starting', 'starting'],
  ['failed', 'retry', 'starting', 'starting'],
]

describe('nextPhase', () => {
  test.each(phases.flatMap((phase) => moves.map((move) => [phase, move] as const)))('behavior: %s on %s', (phase, move) => {
    const row = legal.find(([from, on]) => from === phase && on === move)
    const led = [true, false].map((isAwaited) => nextPhase({ phase, isAwaited }, move))
    expect(led).toEqual(row === undefined ? [undefined, undefined] : row.slice(2))
  })

  test('behavior: a link that is being made is made or fails: nothing starts a second one', () => {
    for (const phase of phases.filter(isMaking)) {
      expect([nextPhase({ phase, isAwaited: true }, 'start'), nextPhase({ phase, isAwaited: true }, 'retry')]).toEqual([
        undefined,
        undefined,
      ])
    }
  })
})
