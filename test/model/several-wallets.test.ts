/** Both real plugins on a page where several wallets of a family may be connected at a time. */
import fc from 'fast-check'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { type WalletLayout, connectorId } from './wallet-layout.js'
import { type Family, bothFamilies, walletNames } from './command.js'
import { anyCommand } from './command-arbitrary.js'
import { type SeveralCommand, SeveralWorld } from './several-world.js'
import { warmUp } from './warm-up.js'

/** `npm run test:long` walks 100,000 traces. */
const traces = Number(process.env['BILLFOLD_TRACES'] ?? 100)

const ordered = fc.record({
  do: fc.constantFrom('bringForward' as const, 'bringForward' as const, 'disconnectOne' as const, 'deleteConnection' as const),
  family: fc.constantFrom(...bothFamilies),
  wallet: fc.constantFrom(...walletNames),
})
const anything: fc.Arbitrary<SeveralCommand> = fc.oneof({ weight: 8, arbitrary: anyCommand }, { weight: 1, arbitrary: ordered })

beforeAll(warmUp)

describe.each(bothFamilies)('two wallets of %s', (family) => {
  const [harbour, tern] = walletNames.map((wallet) => `${family} ${connectorId('own wallets', { family, wallet })}`)
  const other = bothFamilies.find((each) => each !== family) ?? family

  test('default: both are connected, and the later one is in front', async () => {
    expect((await connected(family)).live).toEqual([`standby ${harbour}`, `current ${tern}`])
  })

  test('behavior: the one behind is locked: it ends, and the one in front does not notice', async () => {
    const world = await connected(family)
    expect(await world.act({ do: 'lock', family, wallet: 'harbour' })).toEqual([])
    expect(world.live).toEqual([`current ${tern}`])
  })

  test('behavior: the one in front is locked: the other takes its place', async () => {
    const world = await connected(family)
    await world.act({ do: 'lock', family, wallet: 'tern' })
    expect(world.live).toEqual([`current ${harbour}`])
  })

  test('behavior: it is brought to the front, and nobody is asked', async () => {
    const world = await connected(family)
    const { prompts } = world
    await world.act({ do: 'bringForward', family, wallet: 'harbour' })
    expect([world.live, world.prompts]).toEqual([[`current ${harbour}`, `standby ${tern}`], prompts])
  })

  test.each(['disconnectOne', 'deleteConnection'] as const)('behavior: %s ends one of them', async (what) => {
    const world = await connected(family)
    await world.act({ do: what, family, wallet: 'tern' })
    expect(world.live).toEqual([`current ${harbour}`])
  })

  test('behavior: beside those of the other family, which stay as they are when these end', async () => {
    const world = await connected(family, other)
    expect(world.live).toHaveLength(4)
    expect(await world.act({ do: 'disconnect', family })).toEqual([])
    expect(world.live).toHaveLength(2)
  })
})

describe.each<WalletLayout>(['own wallets', 'shared wallets'])('any sequence of events, with several of the %s connected', (layout) => {
  test(
    'behavior: no wallet is shown twice or with what is not its own, each as it is once all is quiet, and nothing is left at the end',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anything, { maxLength: 25, size: 'max' }), async (sequence) => {
          expect(await faultsOf(layout, sequence)).toStrictEqual([])
        }),
        { numRuns: traces },
      )
    },
    Math.max(120_000, traces * 200),
  )
})

async function faultsOf(layout: WalletLayout, sequence: readonly SeveralCommand[]): Promise<readonly string[]> {
  const world = await SeveralWorld.open(layout)
  const faults: string[] = []
  for (const command of [...everybody(bothFamilies), ...sequence]) {
    faults.push(...(await world.act(command)))
    if (faults.length > 0) break
  }
  return [...faults, ...(await world.rest()), ...(await world.close())]
}

/** A page with both wallets of each of these families connected. */
async function connected(...those: readonly Family[]): Promise<SeveralWorld> {
  const world = await SeveralWorld.open('own wallets')
  onTestFinished(async () => expect([...(await world.rest()), ...(await world.close())]).toEqual([]))
  for (const command of everybody(those)) await world.act(command)
  return world
}

/** Connects both wallets of these families. */
function everybody(those: readonly Family[]): readonly SeveralCommand[] {
  return those.flatMap((family) =>
    walletNames.flatMap((wallet): readonly SeveralCommand[] => [
      { do: 'connect', family, wallet },
      { do: 'answer', family, wallet, answer: 'approve' },
    ]),
  )
}
