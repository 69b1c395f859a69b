import type { ErrorCode, ErrorContexts } from '../open.js'

/** Text of a failure, and the remedy where the text does not say it. */
export interface ErrorText {
  readonly message: string
  readonly remedy?: string
}

/** The one error type that leaves the kernel and its plugins: a code, its typed context, and words that help. */
export class BillfoldError<C extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'BillfoldError'
  readonly code: C
  readonly context: ErrorContexts[C]
  readonly remedy: string | undefined

  constructor(code: C, context: ErrorContexts[C], text: ErrorText, cause?: unknown) {
    super(text.message, cause === undefined ? undefined : { cause })
    this.code = code
    this.context = context
    this.remedy = text.remedy
  }
}

/** True for our errors, from this copy of the code or another. Never throws, whatever it is shown. */
export function isBillfoldError<C extends ErrorCode>(error: unknown, code?: C): error is BillfoldError<C> {
  try {
    if (!(error instanceof Error) || error.name !== 'BillfoldError' || !('code' in error)) return false
    return code === undefined || error.code === code
  } catch {
    // A proxy that refuses to be looked at is none of ours.
    return false
  }
}

/** The codes of an owner; where the codes themselves stand in its place, those. */
type CodesOf<Owner extends string> = Extract<ErrorCode, Owner | `${Owner}/${string}`>

type TextOf<C extends ErrorCode> = ErrorText | string | ((context: ErrorContexts[C]) => ErrorText | string)

/** One text per code of an owner, or what makes it from the context: a code without a text does not compile. */
export type ErrorTexts<Owner extends string> = { readonly [C in CodesOf<Owner>]: TextOf<C> }

/** Makes an error of one owner from its code and what belongs to it. */
export interface ErrorFactory<Owner extends string> {
  <C extends CodesOf<Owner>>(code: C, context: ErrorContexts[C], cause?: unknown): BillfoldError<C>
  /** Never set. The compiler reads the owner from it, so that the type of the constant is enough. */
  readonly owner?: Owner
}

/**
 * Makes the errors of one owner. Each area of the kernel and each plugin declares its codes by augmenting `ErrorContexts`
 * and gives their texts here: `const routerError: ErrorFactory<'router'> = errorFactory({ … })`. An owner whose texts do not
 * all arrive at once names the codes of each part: `ErrorFactory<'router/unknown-view'>`.
 */
export function errorFactory<Owner extends string>(texts: ErrorTexts<Owner>): ErrorFactory<Owner> {
  return (code, context, cause) => {
    const found: TextOf<typeof code> = texts[code]
    const text = typeof found === 'function' ? found(context) : found
    return new BillfoldError(code, context, typeof text === 'string' ? { message: text } : text, cause)
  }
}
