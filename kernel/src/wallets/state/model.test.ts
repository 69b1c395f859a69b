import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WalletsWorld, type WalletsWorldOptions, type Happening } from '../../../testing/wallets-world.js'

/** `npm run test:long` walks 100,000 traces. */
const traces = Number(process.env['BILLFOLD_TRACES'] ?? 300)

const tab = fc.nat(1)
const wallet = fc.nat(4)
const family = fc.nat(2)

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('connect' as const), tab, wallet }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      wallet,
      question: fc.nat(2),
      answer: fc.constantFrom('approve' as const, 'approve' as const, 'approve' as const, 'refuse' as const, 'fail' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('switchConnection' as const, 'deleteConnection' as const, 'toggleConnector' as const, 'disconnectOne' as const),
      tab,
      wallet,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('cancel' as const, 'disconnect' as const, 'activate' as const, 'describe' as const),
      tab,
      family,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('switchNetwork' as const), tab, network: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('reload' as const, 'holdTabs' as const, 'flushTabs' as const, 'toggleNetwork' as const),
      tab,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('changeAccounts' as const, 'changeNetwork' as const), wallet, family }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('lock' as const, 'unlock' as const, 'endSession' as const), wallet }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.constantFrom(1, 20, 60, 3100) }) },
)

/** The code for connecting is there, comes while things happen already, or long after. */
const circumstances: fc.Arbitrary<WalletsWorldOptions> = fc.record({
  multiWallet: fc.boolean(),
  arrival: fc.constantFrom(undefined, undefined, 0, 30, 3_000),
})

describe('any interleaving of two tabs, five wallets and their people', () => {
  test(
    'behavior: ends in a legal state and never shows an address of one chain or wallet with the provider of another',
    async () => {
      await fc.assert(
        fc.asyncProperty(circumstances, fc.array(happening, { maxLength: 40, size: 'max' }), async (options, happenings) => {
          const world = new WalletsWorld(options)
          for (const each of happenings) await world.happen(each)
          await world.rest()
          const faults = world.faults()
          world.dispose()
          expect(faults).toStrictEqual([])
        }),
        { numRuns: traces },
      )
    },
    Math.max(600_000, traces * 30),
  )
})
