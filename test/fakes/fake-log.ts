import type { LogLevel, LogPort } from '@billfold/kernel'

/** One line that was written. */
export interface FakeLogLine {
  readonly level: LogLevel
  readonly message: string
  readonly details?: unknown
}

/** A log that keeps what was written. */
export interface FakeLog extends LogPort {
  readonly lines: readonly FakeLogLine[]
  /** The messages of one level, in order. */
  messages(level: LogLevel): readonly string[]
  clear(): void
}

/** Makes a log that keeps what it was told. */
export function fakeLog(): FakeLog {
  const lines: FakeLogLine[] = []
  return {
    lines,
    write(level, message, details) {
      lines.push(details === undefined ? { level, message } : { level, message, details })
    },
    messages: (level) => lines.filter((line) => line.level === level).map((line) => line.message),
    clear: () => void lines.splice(0),
  }
}
