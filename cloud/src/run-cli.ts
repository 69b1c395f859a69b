import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { type Cloud, startCloud } from './cloud.js'
import type { CloudOptions } from './config/config.js'

const usage = 'billfold-cloud [--config billfold-cloud.json] [--port 8787] [--host 127.0.0.1]'

/** Starts the cloud that the arguments of a command describe; undefined, with the reason on the console, when they describe none. */
export async function runCli(args: readonly string[]): Promise<Cloud | undefined> {
  try {
    const cloud = await startCloud(await readOptions(readArguments(args)))
    console.log(`The cloud listens at ${cloud.url}`)
    return cloud
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return undefined
  }
}

interface CliArguments {
  readonly config: string
  readonly port?: string | undefined
  readonly host?: string | undefined
}

function readArguments(args: readonly string[]): CliArguments {
  const options = { config: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } } as const
  const { config = 'billfold-cloud.json', ...values } = parseArgs({ args: [...args], options }).values
  return { config, ...values }
}

/** The file, with what the command says differently. What the cloud remembers stands beside the file, unless it says otherwise. */
async function readOptions({ config, port, host }: CliArguments): Promise<CloudOptions> {
  const text = await readFile(config, 'utf8').catch((cause: unknown) => {
    throw new Error(`${config} cannot be read: write one, or name another with --config.`, { cause })
  })
  const options = parsed(text, config)
  const beside = (path: string): string => resolve(dirname(config), path)
  return {
    ...options,
    port: port === undefined ? (options.port ?? 8_787) : Number(port),
    ...(host === undefined ? {} : { host }),
    ...(options.databaseUrl === undefined ? { dataFolder: beside(options.dataFolder ?? 'billfold-cloud-data') } : {}),
    ...(options.storeFile === undefined ? {} : { storeFile: beside(options.storeFile) }),
  }
}

/** What the file holds is judged where the cloud starts. */
function parsed(text: string, config: string): CloudOptions {
  try {
    return JSON.parse(text) as CloudOptions
  } catch (cause) {
    throw new Error(`${config} is not JSON.`, { cause })
  }
}
