import type { Log } from '../../core/log/log.js'
import type { Alerts } from '../alerts/alerts.js'
import { problemText } from './problem-text.js'
import type { OptionProblem } from './read-options.js'

/** Warns about each problem of the options, with the alert that it has a code for. */
export function tellProblems(
  problems: readonly OptionProblem[],
  { log, alerts }: { readonly log: Pick<Log, 'warn'>; readonly alerts: Pick<Alerts, 'raise'> },
): void {
  for (const problem of problems) {
    if (problem.alert === undefined) log.warn(problemText(problem))
    else alerts.raise(problem.alert, problemText(problem))
  }
}
