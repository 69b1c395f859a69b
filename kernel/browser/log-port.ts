import type { LogPort } from '../src/core/ports.js'
import type { BrowserHost } from './host.js'

/** The console. The text goes in as a value: it may hold what a console would take for a format. */
export function logPort({ console }: Pick<BrowserHost, 'console'>): LogPort {
  return {
    write(level, message, details) {
      console[level]('%s', `[billfold] ${message}`, ...(details === undefined ? [] : [details]))
    },
  }
}
