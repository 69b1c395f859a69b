/** Everything that must hold before a change goes in. */
import { runSteps } from './run-steps.mjs'
import { steps } from './steps.mjs'

await runSteps([
  steps.format,
  steps.lint,
  steps.compile,
  steps.unused,
  steps.layers,
  steps.flows,
  steps.otherFlows,
  steps.gallery,
  steps.browser,
  steps.pairing,
  steps.coverage,
  steps.uncovered,
  steps.cloud,
  steps.packages,
  steps.e2e,
  steps.outside,
  steps.docs,
  steps.figures,
])
