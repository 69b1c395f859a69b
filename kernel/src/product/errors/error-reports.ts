import type { ClockPort, DevicePort } from '../../core/ports.js'
import type { HttpClient } from '../../core/http/client.js'
import type { Http } from '../../core/http/http.js'
import type { Log } from '../../core/log/log.js'
import { isRefusal } from '../../wallets/errors/wallet-refused.js'

export interface ErrorReportNeeds {
  readonly http: Pick<Http, 'endpoint'>
  readonly clock: Pick<ClockPort, 'now' | 'monotonic'>
  readonly device: Pick<DevicePort, 'origin'>
  readonly log: Log
  readonly uuid: () => string
}

/** How many reports may leave, and in which time in milliseconds. */
const errorReportCap = { reports: 5, time: 60_000 }

/** Tells the host's error service what went wrong, when the host named one. Texts leave without secrets, addresses and links. */
export class ErrorReports {
  private sent: readonly number[] = []

  constructor(private readonly needs: ErrorReportNeeds) {}

  /** Never throws. A person's own no is no error, and what exceeds the cap is dropped. */
  report(thrown: unknown): void {
    const { http, clock, log } = this.needs
    const service = http.endpoint('errorReports')
    const now = clock.monotonic()
    this.sent = this.sent.filter((time) => now - time < errorReportCap.time)
    if (service === undefined || isRefusal(thrown) || this.sent.length >= errorReportCap.reports) return
    this.sent = [...this.sent, now]
    this.post(service, thrown).catch((failure: unknown) => log.debug('An error report was not taken', failure))
  }

  private async post(service: HttpClient, thrown: unknown): Promise<void> {
    const { clock, device, uuid } = this.needs
    const time = clock.now()
    const { postReport } = await import('./error-report.js')
    await postReport(service, { thrown, time, origin: device.origin, id: uuid() })
  }
}
