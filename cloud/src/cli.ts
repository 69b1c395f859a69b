#!/usr/bin/env node
import { runCli } from './run-cli.js'

const cloud = await runCli(process.argv.slice(2))
if (cloud === undefined) process.exitCode = 1
else for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cloud.stop())
