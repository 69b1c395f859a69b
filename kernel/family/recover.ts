import { isBillfoldError } from '../src/core/errors/billfold-error.js'
import type { ErrorCode } from '../src/core/open.js'

/** Gives an answer, or another one where it fails by one of these codes: a wallet knows an older method alone, or is locked. */
export async function recover<T, U>(answer: Promise<T>, codes: readonly ErrorCode[], other: () => U | Promise<U>): Promise<T | U> {
  try {
    return await answer
  } catch (error) {
    if (isBillfoldError(error) && codes.includes(error.code)) return other()
    throw error
  }
}
