import { isBillfoldError } from '../../core/errors/billfold-error.js'

/** The HTTP status that a failed call ended with; 0 when it failed otherwise. */
export function statusOf(error: unknown): number {
  return isBillfoldError(error, 'http/status') ? error.context.status : 0
}
