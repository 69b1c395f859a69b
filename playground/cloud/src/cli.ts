#!/usr/bin/env node
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { startCloud } from './cloud.js'
import type { CloudOptions } from './config/config.js'

const usage = 'billfold-cloud [--config billfold-cloud.json] [--port 8787] [--host 127.0.0.1]'

const { values } = parseArgs({
  options: {
    config: { type: 'string', default: 'billfold-cloud.json' },
    port: { type: 'string' },
    host: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})

if (values.help === true) console.log(usage)
else await main()

async function main(): Promise<void> {
  try {
    const cloud = await startCloud(await readOptions())
    console.log(`The cloud listens at ${cloud.url}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cloud.stop())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error(usage)
    process.exitCode = 1
  }
}

async function readOptions(): Promise<CloudOptions> {
  const text = await readFile(values.config, 'utf8').catch((cause: unknown) => {
    throw new Error(`${values.config} cannot be read: write one, or name another with --config.`, { cause })
  })
  // What it holds is judged where the cloud starts.
  const options = JSON.parse(text) as CloudOptions
  const { port, host } = values
  return { ...options, port: port === undefined ? (options.port ?? 8_787) : Number(port), ...(host === undefined ? {} : { host }) }
}
