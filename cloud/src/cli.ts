#!/usr/bin/env node
import { runCli } from './cli/run-cli.js'

const { code, running, keys } = await runCli(process.argv.slice(2))
process.exitCode = code
const serving = running ?? keys
if (serving !== undefined) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void serving.stop())
