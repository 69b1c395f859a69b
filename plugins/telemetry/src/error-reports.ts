import { type ClockPort, type DevicePort, type Http, type Log, isRefusal } from '@billfold/kernel'
import type { ErrorReporter } from './contract.js'
import { postReport } from './error-report.js'

export interface ErrorReportNeeds {
  readonly http: Pick<Http, 'endpoint'>
  readonly clock: Pick<ClockPort, 'now' | 'monotonic'>
  readonly device: Pick<DevicePort, 'origin'>
  readonly log: Pick<Log, 'debug'>
  readonly uuid: () => string
}

/** How many reports may leave, and in which time in milliseconds. */
const errorReportCap = { reports: 5, time: 60_000 }

/** Tells the host's error service what went wrong, when the host named one. Texts leave without secrets, addresses and links. */
export class ErrorReports implements ErrorReporter {
  private sent: readonly number[] = []

  constructor(private readonly needs: ErrorReportNeeds) {}

  /** Never throws. A person's own no is no error, and what exceeds the cap is dropped. */
  report(thrown: unknown): void {
    const { http, clock, device, log, uuid } = this.needs
    const service = http.endpoint('errorReports')
    const now = clock.monotonic()
    this.sent = this.sent.filter((time) => now - time < errorReportCap.time)
    if (service === undefined || isRefusal(thrown) || this.sent.length >= errorReportCap.reports) return
    this.sent = [...this.sent, now]
    const report = { thrown, time: clock.now(), origin: device.origin, id: uuid() }
    postReport(service, report).catch((failure: unknown) => log.debug('An error report was not taken', failure))
  }
}
