import type { PluginManifest } from '@billfold/kernel'
import { settled } from '@billfold/test/fakes'

import type { Cast } from './cast.js'
import { type Command, type Family, families } from './command.js'
import { differences } from './sight.js'
import { TwoFamilyModel } from './two-family-model.js'
import { TwoFamilyWorld } from './two-family-world.js'

export interface PlayOptions {
  readonly cast: Cast
  readonly commands: readonly Command[]
  /** Plugins beside those of the families. */
  readonly others?: readonly PluginManifest[]
}

/** Some seconds: what differs for that long never becomes the same. */
const mostLooks = 4_000

/** Does one thing after the other, in the world and in the model, and says where they part; empty when they never do. */
export async function play({ cast, commands, others = [] }: PlayOptions): Promise<readonly string[]> {
  const model = new TwoFamilyModel(cast)
  const world = await TwoFamilyWorld.open({ cast, others })
  const faults: string[] = []
  const act = async (command: Command): Promise<void> => {
    if (faults.length > 0 || !model.act(command)) return
    const before = untouched(cast, command).map((family) => [family, world.connection(family)] as const)
    await world.act(command)
    const touched = before.filter(([family, connection]) => world.connection(family) !== connection)
    const wrong = [...(await lastingDifferences(world, model)), ...touched.map(([family]) => `${family} was touched`)]
    if (wrong.length > 0) faults.push(`after ${JSON.stringify(command)}:`, ...wrong)
  }
  for (const command of commands) await act(command)
  for (const command of toRest(model)) await act(command)
  return [...faults, ...(faults.length === 0 ? await world.close() : await world.close().then(() => []))]
}

/** The families that are no concern of a command: their connections stay the very same objects. */
function untouched(cast: Cast, command: Command): readonly Family[] {
  if (!('family' in command) || cast === 'shared wallets') return []
  return families.filter((family) => family !== command.family)
}

/** Code that arrives late takes turns of the event loop that nobody can count: what differs is looked at again before it counts. */
async function lastingDifferences(world: TwoFamilyWorld, model: TwoFamilyModel): Promise<readonly string[]> {
  const look = (): readonly string[] => [...differences(world.sight(), model.sight()), ...world.faults]
  let found = look()
  for (let looks = 0; found.length > 0 && looks < mostLooks; looks += 1) {
    await settled()
    found = look()
  }
  return found
}

/** Everything that is open comes to its end, and every connection too. */
function* toRest(model: TwoFamilyModel): Generator<Command> {
  for (const at of model.open.slow) yield { do: 'hurry', ...at }
  for (const at of model.open.asked) yield { do: 'answer', ...at, answer: 'refuse' }
  yield { do: 'wait', milliseconds: 20 }
  yield { do: 'wait', milliseconds: 5_000 }
  yield { do: 'disconnectAll' }
  yield { do: 'wait', milliseconds: 5_000 }
}
