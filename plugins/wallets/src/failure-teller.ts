import type { Alerts, Log } from '@billfold/kernel'
import { failureOf } from './failure.js'

/** Tells developers of each failure, and raises the alert for too many calls once: more would not help. */
export function failureTeller(alerts: Pick<Alerts, 'raise'>, log: Pick<Log, 'warn'>): (error: unknown) => void {
  let isRaised = false
  return (error) => {
    log.warn('The list of wallets could not be asked', error)
    if (failureOf(error) !== 'busy' || isRaised) return
    isRaised = true
    alerts.raise('APKT010', error)
  }
}
