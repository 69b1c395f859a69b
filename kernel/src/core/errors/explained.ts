import type { RefusalCode } from '../plugins/refusal.js'
import type { ErrorContexts } from '../open.js'
import type { Lazy } from '../lazy.js'
import { BillfoldError } from './billfold-error.js'

declare module '../open.js' {
  interface ErrorContexts {
    'plugin/unknown': { readonly plugin: string; readonly known: readonly string[] }
    'view/unknown': { readonly view: string; readonly known: readonly string[] }
    'view/closed': { readonly view: string; readonly plugin: string }
  }
}

/** Codes whose texts are loaded with the first of them. */
export type ExplainedCode = RefusalCode | 'plugin/unknown' | 'view/unknown' | 'view/closed'

/** A failure by its code and facts, before it is an error. */
export type Failure<C extends ExplainedCode = ExplainedCode> = {
  readonly [K in C]: { readonly code: K; readonly context: ErrorContexts[K] }
}[C]

/** Makes the error of a failure. */
export type Explain = (failure: Failure) => Promise<BillfoldError>

/** Loads the texts of failures with the first of them. When they do not arrive, the code of an error is its text. */
export function explainLate(texts: Pick<Lazy<{ readonly explain: (failure: Failure) => BillfoldError }>, 'use'>): Explain {
  return (failure) => texts.use(({ explain }) => explain(failure)).catch((cause: unknown) => briefError(failure, cause))
}

/** An error whose text is its code. */
export function briefError({ code, context }: Failure, cause?: unknown): BillfoldError {
  return new BillfoldError(code, context, { message: code }, cause)
}
