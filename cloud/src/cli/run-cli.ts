import { pino } from 'pino'

import { type Cloud, startCloud } from '../cloud.js'
import type { CloudConfig } from '../config/config.js'
import { createLogger } from '../operations/logger.js'
import { readArguments, usage } from './arguments.js'
import { backUp, restore } from './backup-commands.js'
import { runDoctor } from './doctor/run-doctor.js'
import { readOptions } from './read-options.js'
import { type RunningKeys, recoveryKeys } from './recovery-keys-command.js'
import { resealShares } from './reseal-command.js'

/** How a command went. */
export interface CliOutcome {
  readonly code: 0 | 1
  /** The cloud that runs from now on. */
  readonly running?: { readonly cloud: Cloud; stop(): Promise<void> }
  /** The service of recovery keys that runs from now on. */
  readonly keys?: RunningKeys
}

/** Does what the arguments of a command say. What is wrong is said on the console. */
export async function runCli(args: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<CliOutcome> {
  try {
    const given = readArguments(args)
    if (given.command === 'doctor') return { code: (await runDoctor(() => readOptions(given, environment), console.log)) ? 0 : 1 }
    if (given.command === 'recovery-keys') {
      const keys = await recoveryKeys(given, environment)
      return { code: 0, ...(keys && { keys }) }
    }
    const config = await readOptions(given, environment)
    if (given.command === 'serve') return { code: 0, running: await serve(config) }
    if (given.command === 'reseal') {
      console.log(await resealShares(config))
      return { code: 0 }
    }
    const file = given.command === 'backup' ? given.to : given.from
    if (file === undefined) throw new Error(`Name the file with ${given.command === 'backup' ? '--to' : '--from'}.`)
    console.log(await (given.command === 'backup' ? backUp(config, file) : restore(config, file)))
    return { code: 0 }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return { code: 1 }
  }
}

async function serve(config: CloudConfig): Promise<NonNullable<CliOutcome['running']>> {
  const logger = createLogger(config, pino.destination(1))
  const cloud = await startCloud(config, { log: logger.log, observer: logger.observer })
  logger.tell(`The cloud listens at ${cloud.url}`)
  const stop = async (): Promise<void> => {
    logger.tell('The cloud stops: what is under way may finish')
    await cloud.stop({ patience: config.drainSeconds * 1_000 })
    logger.tell('The cloud has stopped')
  }
  return { cloud, stop }
}
