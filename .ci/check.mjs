/** The fast subset, for the inner loop. */
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

await runSteps([steps.format, steps.lint, steps.types, steps.unit])
