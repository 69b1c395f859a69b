import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { readConfig } from '../config/config-schema.js'
import type { CloudConfig, CloudOptions } from '../config/config.js'
import { readEnvironment } from '../config/environment.js'
import type { CliArguments } from './arguments.js'

const usualFile = 'billfold-cloud.json'

/**
 * The configuration of a command: what its file says, over that the environment, over that its arguments. What the cloud
 * remembers stands beside the file, unless it says otherwise. Throws everything that is wrong, each with its place.
 */
export async function readOptions(args: CliArguments, environment: NodeJS.ProcessEnv): Promise<CloudConfig> {
  const { options: given, saidBy } = await readEnvironment(environment)
  const file = args.config ?? usualFile
  // Those who say everything in the environment need no file.
  const isNeeded = args.config !== undefined || given['projects'] === undefined
  const written: Partial<CloudOptions> = { ...(await readFileOptions(file, isNeeded)), ...given }
  const beside = (path: string): string => resolve(dirname(file), path)
  const options = {
    logLevel: 'info',
    ...written,
    port: args.port === undefined ? (written.port ?? 8_787) : Number(args.port),
    ...(args.host === undefined ? {} : { host: args.host }),
    ...(written.databaseUrl === undefined ? { dataFolder: beside(written.dataFolder ?? 'billfold-cloud-data') } : {}),
    ...(typeof written.storeFile === 'string' ? { storeFile: beside(written.storeFile) } : {}),
  }
  return readConfig(options, saidBy)
}

/** What the file holds is judged together with the rest. */
async function readFileOptions(file: string, isNeeded: boolean): Promise<Partial<CloudOptions>> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (!isNeeded && cause.code === 'ENOENT') return '{}'
    throw new Error(`${file} cannot be read: write one, name another with --config, or name the projects in BILLFOLD_CLOUD_PROJECTS.`, {
      cause,
    })
  })
  try {
    return JSON.parse(text) as Partial<CloudOptions>
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : ''}`, { cause })
  }
}
