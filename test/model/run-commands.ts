import type { PluginManifest } from '@billfold/kernel'
import { settled } from '@billfold/test/fakes'

import type { WalletLayout } from './wallet-layout.js'
import { type Command, type Family, bothFamilies } from './command.js'
import { differences } from './observation.js'
import { TwoFamilyModel } from './two-family-model.js'
import { TwoFamilyWorld } from './two-family-world.js'

export interface RunOptions {
  readonly layout: WalletLayout
  readonly commands: readonly Command[]
  /** Plugins beside those of the families. */
  readonly others?: readonly PluginManifest[]
}

/** Looks within some seconds: a difference that lasts longer is a fault. */
const mostLooks = 4_000

/** Runs commands one after the other in the world and in the model. Returns where they differ; empty when they never do. */
export async function runCommands({ layout, commands, others = [] }: RunOptions): Promise<readonly string[]> {
  const model = new TwoFamilyModel(layout)
  const world = await TwoFamilyWorld.open({ layout, others })
  const faults: string[] = []
  const act = async (command: Command): Promise<void> => {
    if (faults.length > 0 || !model.act(command)) return
    const before = untouched(layout, command).map((family) => [family, world.connection(family)] as const)
    await world.act(command)
    const touched = before.filter(([family, connection]) => world.connection(family) !== connection)
    const wrong = [...(await lastingDifferences(world, model)), ...touched.map(([family]) => `${family} was touched`)]
    if (wrong.length > 0) faults.push(`after ${JSON.stringify(command)}:`, ...wrong)
  }
  for (const command of commands) await act(command)
  for (const command of toRest(model)) await act(command)
  return [...faults, ...(faults.length === 0 ? await world.close() : await world.close().then(() => []))]
}

/** Families that a command does not touch: their connections stay the very same objects. */
function untouched(layout: WalletLayout, command: Command): readonly Family[] {
  if (!('family' in command) || layout === 'shared wallets') return []
  return bothFamilies.filter((family) => family !== command.family)
}

/** Lists differences that last. Lazy code takes an unknown number of turns of the event loop, so a difference is looked at again. */
async function lastingDifferences(world: TwoFamilyWorld, model: TwoFamilyModel): Promise<readonly string[]> {
  const look = (): readonly string[] => [...differences(world.observation(), model.observation()), ...world.faults]
  let found = look()
  for (let looks = 0; found.length > 0 && looks < mostLooks; looks += 1) {
    await settled()
    found = look()
  }
  return found
}

/** Commands that end everything that is open, and every connection. */
function* toRest(model: TwoFamilyModel): Generator<Command> {
  for (const at of model.open.slow) yield { do: 'hurry', ...at }
  for (const at of model.open.asked) yield { do: 'answer', ...at, answer: 'refuse' }
  yield { do: 'wait', milliseconds: 20 }
  yield { do: 'wait', milliseconds: 5_000 }
  yield { do: 'disconnectAll' }
  yield { do: 'wait', milliseconds: 5_000 }
}
