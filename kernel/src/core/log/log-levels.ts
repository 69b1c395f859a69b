import type { LogLevel } from '../ports.js'

/** Levels from the most talkative; a log writes its own level and those after it. */
export const logLevels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error']

/** Level of the log when the host names none. */
export const defaultLogLevel: LogLevel = 'error'
