/**
 * What is slow and seldom breaks: packing twice, and the unit, property and model tests with as many random traces as a night allows. BILLFOLD_TRACES says
 * how many, arguments choose files.
 */
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

process.env['BILLFOLD_TRACES'] ??= '100000'
const files = process.argv.slice(2)
const traces = { ...steps.long, command: [...steps.long.command, ...files] }
await runSteps(files.length > 0 ? [traces] : [traces, steps.packTwice])
