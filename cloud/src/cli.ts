#!/usr/bin/env node
import { runCli } from './cli/run-cli.js'

const { code, running } = await runCli(process.argv.slice(2))
process.exitCode = code
if (running !== undefined) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.stop())
