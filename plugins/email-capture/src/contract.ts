import type { ChainNamespace, CloseGuard, Key, SessionStep } from '@billfold/kernel'

/** An address of e-mail that its owner has confirmed for an account. */
export interface ConfirmedEmail {
  readonly email: string
  /** What the service knows the confirmation by, for a sign-in to show; undefined where it needs nothing shown. */
  readonly id?: string | undefined
}

/** How it stands with the address and its code, as a person sees it. */
export type EmailCapturePhase = 'address' | 'sending' | 'code' | 'checking' | 'confirmed'

/** A failure, to be said in the visitor's language; `other` has the thrown value, and its English. */
export type EmailCaptureProblem =
  | { readonly kind: 'invalid' | 'mail-down' | 'code-wrong' | 'code-over' }
  | { readonly kind: 'too-early'; readonly seconds: number }
  | { readonly kind: 'other'; readonly text: string; readonly error: unknown }

/** An address of e-mail for the account in front, up to its confirmation. Observable. */
export interface EmailCapture {
  /** What was confirmed for the account in front. */
  readonly confirmed: ConfirmedEmail | undefined
  /** True where whoever connects is asked for one. */
  readonly isOn: boolean
  /** True where nobody stays connected without. */
  readonly isRequired: boolean
  readonly phase: EmailCapturePhase
  /** The address that a code was sent to. */
  readonly email: string | undefined
  readonly problem: EmailCaptureProblem | undefined
  /** Addresses that were used on this device, newest first. */
  readonly recent: readonly string[]
  /** Seconds until another mail may be asked for; read it again each second. */
  secondsToResend(): number
  /** Mails a code to an address, or goes on where it needs none; the mail is in the language that is given. Never rejects: what went wrong is in `problem`. */
  submit(email: string, locale?: string): Promise<void>
  /** Mails another code to the same address. */
  resend(): Promise<void>
  /** Hands the code in. */
  verify(code: string): Promise<void>
  /** Goes on without an address, where that is allowed. */
  goWithout(): Promise<void>
  /** Forgets that the account in front has confirmed an address, and asks again: for a service that wants another. */
  askAgain(): Promise<void>
}

/** E-mail capture of a kernel. */
export const emailCaptureKey = 'email-capture' as Key<EmailCapture>

/** The step after connecting and the guard of its views: for the slots of the manifest. */
export const emailCaptureStepKey = 'email-capture.step' as Key<SessionStep>
export const emailCaptureGuardKey = 'email-capture.guard' as Key<CloseGuard>

/** What this browser remembers of an account. */
export interface StoredEmail extends ConfirmedEmail {
  readonly namespace: string
  readonly address: string
}

declare module '@billfold/kernel' {
  interface Views {
    /** The code that was mailed. */
    DataCaptureOtpConfirm: undefined
  }
  interface Events {
    /** An address of e-mail was confirmed for an account. */
    'email-capture:confirmed': { readonly namespace: ChainNamespace; readonly address: string; readonly email: string }
    /** Somebody went on without. */
    'email-capture:skipped': { readonly namespace: ChainNamespace; readonly address: string }
  }
  interface StoredItems {
    /** The addresses that were confirmed in this browser. */
    'email-capture.confirmed': readonly StoredEmail[]
    /** The accounts that went on without one. */
    'email-capture.skipped': readonly string[]
  }
}
