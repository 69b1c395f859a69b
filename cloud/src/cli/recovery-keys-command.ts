import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import * as v from 'valibot'

import { readEnvironment } from '../config/environment.js'
import { addressOf, close, listen, serverLimits } from '../http/listen.js'
import { KeyFile } from '../recovery-keys/key-file.js'
import { recoveryKeysApp } from '../recovery-keys/recovery-keys-app.js'
import type { CliArguments } from './arguments.js'

/** The service while it runs. */
export interface RunningKeys {
  readonly url: string
  stop(): Promise<void>
}

const usualFile = 'billfold-recovery-keys.json'
const secretShape = v.pipe(v.string(), v.minLength(32))

/** Makes, rotates or serves recovery keys, which belong on another machine than the cloud: it needs no configuration of the cloud. */
export async function recoveryKeys(args: CliArguments, environment: NodeJS.ProcessEnv): Promise<RunningKeys | undefined> {
  const path = args.keys ?? usualFile
  const file = new KeyFile(path)
  if (args.rotate === true) {
    console.log(`${path} has ${await file.rotate()} keys now, and seals with the new one. A service that runs needs no restart.`)
    return undefined
  }
  if (args.prune === true) {
    console.log(`${await file.prune()} older keys are gone from ${path}.`)
    return undefined
  }
  const secret = v.safeParse(secretShape, (await readEnvironment(environment)).options['recoveryKeysSecret'])
  if (!secret.success) throw new Error('Name the secret of the service in BILLFOLD_CLOUD_RECOVERY_KEYS_SECRET: 32 characters at the least.')
  if (await file.make()) console.log(`${path} has the first key. Without it nobody recovers: keep a copy where the cloud cannot read it.`)
  const log = (line: string, error?: unknown): void => console.error(line, error instanceof Error ? error.message : '')
  const listener = getRequestListener(recoveryKeysApp({ file, secret: secret.output, log }).fetch, { overrideGlobalObjects: false })
  const server = createServer(serverLimits, (request, response) => void listener(request, response))
  const place = { host: args.host ?? '127.0.0.1', port: Number(args.port ?? 8_789) }
  await listen(server, place)
  const url = addressOf(server, place)
  console.log(`Recovery keys are served at ${url}`)
  return { url, stop: () => close(server, 1_000) }
}
