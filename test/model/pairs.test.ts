import { type PluginManifest, kernelKey } from '@billfold/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { WalletLayout } from './wallet-layout.js'
import type { Command } from './command.js'
import { type FamilyEvent, type Hand, familyEvents, handOf, leadUp } from './family-events.js'
import { runCommands } from './run-commands.js'
import { TwoFamilyModel } from './two-family-model.js'
import { warmUp } from './warm-up.js'

/** One event of each family, and whose halves come first. */
interface Interleaving {
  readonly one: Part
  readonly other: Part
  readonly finishesFirst: 'one' | 'other'
}

interface Part {
  readonly event: FamilyEvent
  readonly hand: Hand
}

/** Each pair is tried in one of its four orders of halves, and by night in all four. */
const isLong = process.env['BILLFOLD_TRACES'] !== undefined
const [evm, sol] = [handOf('eip155'), handOf('solana')]
const played = { interleavings: 0, pairs: new Set<string>() }

beforeAll(warmUp)
afterAll(() => console.info(`${played.pairs.size} ordered pairs of family events, ${played.interleavings} interleavings`))

describe('the events of a family', () => {
  test.each(familyEvents)('default: $name: both halves can happen', (event) => {
    for (const hand of [evm, sol]) {
      const model = new TwoFamilyModel('own wallets')
      const commands = [...leadUp(event, hand), ...event.begin(hand), ...event.finish(hand)]
      const skipped = commands.filter((command) => !model.act(command))
      // A Solana wallet is not asked for a network, so that there is nothing to answer.
      const isUnasked = event.name.startsWith('the page asks') && hand === sol
      const unasked = isUnasked ? commands.filter((command) => command.do === 'answer').slice(1) : []
      expect(skipped).toEqual(unasked)
    }
  })
})

test('behavior: a page on which one family takes the other one along is found out', async () => {
  const connected = [evm, sol].flatMap((hand) => [hand.connect(), hand.answer('approve')])
  const commands: readonly Command[] = [...connected, { do: 'disconnect', family: 'solana' }]
  const [fault] = await runCommands({ layout: 'own wallets', commands, others: [takingAlong] })
  expect(fault).toBe('after {"do":"disconnect","family":"solana"}:')
  expect(await runCommands({ layout: 'own wallets', commands })).toEqual([])
})

describe.each<WalletLayout>(['own wallets', 'shared wallets'])('every pair of family events, with %s', (layout) => {
  test.each(familyEvents)(
    'behavior: $name: beside everything that may happen to the other family, in any order of the halves',
    async (event) => {
      const faults: string[] = []
      const row = familyEvents.indexOf(event)
      const all = familyEvents.flatMap((other, column) =>
        interleavings(event, other).filter((each) => isLong || byDay(layout, each, (row + column) % 2 === 0)),
      )
      for (const interleaving of all) {
        const found = await runCommands({ layout, commands: commandsOf(interleaving) })
        if (found.length > 0) faults.push(nameOf(interleaving), ...found)
        played.interleavings += 1
        played.pairs.add(`${layout}: ${interleaving.one.hand.family} ${interleaving.one.event.name}, ${interleaving.other.event.name}`)
      }
      expect(faults).toEqual([])
    },
    600_000,
  )
})

/** Breaks what is to hold: whoever leaves Solana leaves EVM too. */
const takingAlong: PluginManifest = {
  id: 'feature.taking-along',
  contract: 1,
  loadOn: ['start'],
  load: () =>
    Promise.resolve({
      start(scope) {
        const leave = (): void => void scope.get(kernelKey('connections')).disconnect({ namespace: 'eip155' })
        scope.onStop(scope.get(kernelKey('events')).on('connection:disconnected', ({ namespace }) => namespace === 'solana' && leave()))
      },
    }),
}

/** An event of the EVM family with one of Solana: either begins first, and either ends first. */
function interleavings(ofEvm: FamilyEvent, ofSolana: FamilyEvent): readonly Interleaving[] {
  const parts = [
    { event: ofEvm, hand: evm },
    { event: ofSolana, hand: sol },
  ] as const
  const ordered = [
    { one: parts[0], other: parts[1] },
    { one: parts[1], other: parts[0] },
  ]
  return ordered.flatMap((pair) => [
    { ...pair, finishesFirst: 'one' },
    { ...pair, finishesFirst: 'other' },
  ])
}

/**
 * Wallets that share a lock meet inside each other's halves. Others are tried with EVM ending first. EVM begins in every second pair, and
 * Solana in the others.
 */
function byDay(layout: WalletLayout, { one, finishesFirst }: Interleaving, isBegunByEvm: boolean): boolean {
  if ((one.hand === evm) !== isBegunByEvm) return false
  return layout === 'shared wallets' ? finishesFirst === 'other' : isBegunByEvm === (finishesFirst === 'one')
}

function commandsOf({ one, other, finishesFirst }: Interleaving): readonly Command[] {
  const ends = finishesFirst === 'one' ? [one, other] : [other, one]
  return [
    ...[one, other].flatMap(({ event, hand }) => leadUp(event, hand)),
    ...[one, other].flatMap(({ event, hand }) => event.begin(hand)),
    ...ends.flatMap(({ event, hand }) => event.finish(hand)),
  ]
}

function nameOf({ one, other, finishesFirst }: Interleaving): string {
  const [first, second] = [one, other].map(({ event, hand }) => `${event.name} (${hand.family})`)
  return `${first} begins before ${second}, and ends ${finishesFirst === 'one' ? 'before' : 'after'} it`
}
