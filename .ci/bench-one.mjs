/** Runs one bench file, which may be TypeScript and import the workspace as it is, and hands its rows to the parent. */
import { runnerImport } from 'vite'

const { module } = await runnerImport(process.argv[2] ?? '', { configFile: false, logLevel: 'warn' })
const rows = await module.bench()
process.send?.(rows, () => process.exit(0))
