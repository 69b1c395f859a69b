import type { LogLevel, LogPort } from '../ports.js'
import { defaultLogLevel, logLevels } from './log-levels.js'
import { redact, redactText } from './redact.js'

/** Tells developers what went on, without secrets and without breaking a line. */
export class Log {
  constructor(
    private readonly port: LogPort,
    private readonly level: LogLevel = defaultLogLevel,
  ) {}

  debug(message: string, details?: unknown): void {
    this.write('debug', message, details)
  }

  info(message: string, details?: unknown): void {
    this.write('info', message, details)
  }

  warn(message: string, details?: unknown): void {
    this.write('warn', message, details)
  }

  error(message: string, details?: unknown): void {
    this.write('error', message, details)
  }

  private write(level: LogLevel, message: string, details: unknown): void {
    if (logLevels.indexOf(level) < logLevels.indexOf(this.level)) return
    try {
      this.port.write(level, redactText(message), redact(details))
    } catch {
      // The log is where failures are told: when it fails itself there is nobody left to tell.
    }
  }
}
