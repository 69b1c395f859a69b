import type { Key } from '@billfold/kernel'

declare module '@billfold/kernel' {
  interface StoredItems {
    /** The newest version that the package registry knew. */
    'telemetry.latest-version': string
  }
}

/** What a host decides about telemetry. */
export interface TelemetryOptions {
  /** Asked before anything is kept or sent: false while the visitor has not agreed. Absent means that the host needs no word of theirs. */
  readonly consent?: () => boolean
  /** `batched`: together, when the page is hidden or much has come together. `single`: each at once. */
  readonly sending?: 'batched' | 'single'
}

/** Tells the host's error service what went wrong, when the host named one. */
export interface ErrorReporter {
  /** Never throws. A person's own no is no error, and what exceeds five reports a minute is dropped. */
  report(thrown: unknown): void
}

/** The key under which plugins find the reporter. */
export const errorReporterKey = 'telemetry.error-reporter' as Key<ErrorReporter>

/** What happens in the modal, on its way to the host's analytics service. */
export interface Analytics {
  /** `off`: nobody wants to hear, or the visitor does not want to be heard. `forbidden`: the service or the browser refused, and nothing more is sent. */
  readonly state: 'forbidden' | 'off' | 'on'
  /** Sends what has come together. */
  flush(): void
}

/** The analytics of a kernel. */
export const analyticsKey = 'telemetry.analytics' as Key<Analytics>
