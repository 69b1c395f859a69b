/** The unit, property and model tests with as many random traces as a night allows. BILLFOLD_TRACES says how many, arguments choose files. */
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

process.env['BILLFOLD_TRACES'] ??= '100000'
await runSteps([{ ...steps.long, command: [...steps.long.command, ...process.argv.slice(2)] }])
