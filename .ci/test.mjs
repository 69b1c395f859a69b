/** Everything that must hold before a change goes in. */
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

await runSteps([
  steps.format,
  steps.lint,
  steps.types,
  steps.unused,
  steps.layers,
  steps.coverage,
  steps.flows,
  steps.otherFlows,
  steps.browser,
  steps.pairing,
  steps.packages,
  steps.e2e,
  steps.docs,
  steps.outside,
  steps.figures,
])
