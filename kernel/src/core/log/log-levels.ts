import type { LogLevel } from '../ports.js'

/** Levels from the most talkative; a log writes its own level and those after it. */
export const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** What the log says when the host names no level. */
export const defaultLogLevel: LogLevel = 'error'
