import type { Key } from '@billfold/kernel'

/** Tells the host's error service what went wrong, when the host named one. */
export interface ErrorReporter {
  /** Never throws. A person's own no is no error, and what exceeds five reports a minute is dropped. */
  report(thrown: unknown): void
}

/** The key under which plugins find the reporter. */
export const errorReporterKey = 'telemetry.error-reporter' as Key<ErrorReporter>
