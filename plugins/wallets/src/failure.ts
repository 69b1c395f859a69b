import { type Alerts, type Log, type WalletListFailure, isBillfoldError } from '@billfold/kernel'

const refusals: readonly number[] = [401, 403]
const tooMany = 429

/** Sorts the reason why a request was not answered, for views. */
export function failureOf(error: unknown): WalletListFailure {
  if (isBillfoldError(error, 'http/offline')) return 'offline'
  if (!isBillfoldError(error, 'http/status')) return 'unreachable'
  if (refusals.includes(error.context.status)) return 'refused'
  return error.context.status === tooMany ? 'busy' : 'unreachable'
}

/** Reports each failure to developers, and raises the alert for too many calls once: more would not help. */
export function failureReport(alerts: Pick<Alerts, 'raise'>, log: Pick<Log, 'warn'>): (error: unknown) => void {
  let isRaised = false
  return (error) => {
    log.warn('The list of wallets could not be asked', error)
    if (failureOf(error) !== 'busy' || isRaised) return
    isRaised = true
    alerts.raise('APKT010', error)
  }
}
