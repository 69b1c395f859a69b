import { Counter, Gauge, Histogram, Registry } from 'prom-client'

import type { AccountDeed, CloudObserver, RelayDeed, ServedCall } from './observer.js'

/** What is looked up whenever somebody reads the metrics. */
export interface MetricSources {
  readonly sockets: () => number
  readonly mailbox: () => Promise<{ readonly messages: number; readonly bytes: number }>
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts for Prometheus. */
export class Metrics implements CloudObserver {
  private readonly registry = new Registry()
  private readonly common = { registers: [this.registry] }
  private readonly calls = new Counter({
    ...this.common,
    name: 'billfold_http_requests_total',
    help: 'Requests, by route, method and status.',
    labelNames: ['route', 'method', 'status'],
  })
  private readonly latency = new Histogram({
    ...this.common,
    name: 'billfold_http_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['route'],
    buckets: seconds,
  })
  private readonly limited = new Counter({
    ...this.common,
    name: 'billfold_rate_limited_total',
    help: 'Requests and messages that were too many, by the door that refused them.',
    labelNames: ['door'],
  })
  private readonly messages = new Counter({
    ...this.common,
    name: 'billfold_relay_messages_total',
    help: 'Messages that the relay kept or handed over.',
    labelNames: ['deed'],
  })
  private readonly logins = new Counter({
    ...this.common,
    name: 'billfold_accounts_total',
    help: 'Codes that were sent or refused, logins, tokens that were used twice, accounts that were deleted.',
    labelNames: ['deed'],
  })
  private readonly queries = new Histogram({
    ...this.common,
    name: 'billfold_database_query_seconds',
    help: 'Time of a query of the database, by whether it succeeded.',
    labelNames: ['outcome'],
    buckets: seconds,
  })

  constructor() {
    this.gauge('process_resident_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss())
  }

  served({ route = 'none', method, status, milliseconds }: ServedCall): void {
    this.calls.inc({ route, method, status })
    this.latency.observe({ route }, milliseconds / 1_000)
    if (status === 429) this.limited.inc({ door: 'http' })
  }

  relayed(deed: RelayDeed, _: string, messages: number): void {
    if (deed === 'refused') this.limited.inc({ door: 'relay' }, messages)
    else this.messages.inc({ deed }, messages)
  }

  accounted(deed: AccountDeed): void {
    this.logins.inc({ deed })
  }

  queried(milliseconds: number, isGood: boolean): void {
    this.queries.observe({ outcome: isGood ? 'good' : 'failed' }, milliseconds / 1_000)
  }

  /** Adds what is looked up when somebody asks. */
  watch({ sockets, mailbox }: MetricSources): void {
    this.gauge('billfold_relay_sockets', 'Open sockets of the relay.', sockets)
    this.gauge('billfold_relay_mailbox_messages', 'Messages that wait.', async () => (await mailbox()).messages)
    this.gauge('billfold_relay_mailbox_bytes', 'Weight of the messages that wait.', async () => (await mailbox()).bytes)
  }

  get contentType(): string {
    return this.registry.contentType
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }

  private gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      ...this.common,
      ...{ name, help },
      // A figure that cannot be had is said to be none: the others are read all the same.
      collect: async (): Promise<void> => gauge.set(await Promise.resolve(read()).catch(() => NaN)),
    })
  }
}
