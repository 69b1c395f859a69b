import { isBillfoldError } from '../errors/billfold-error.js'

/** The HTTP status that a failed call ended with; undefined when it failed otherwise. */
export function statusOf(error: unknown): number | undefined {
  return isBillfoldError(error, 'http/status') ? error.context.status : undefined
}
