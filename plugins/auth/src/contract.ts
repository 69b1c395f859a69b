import type { ChainNamespace, Key, SocialProvider } from '@billfold/kernel'

/** State of a login, as a person sees it. */
export type LoginPhase = 'idle' | 'busy' | 'connected' | 'failed'

/** Way that a login goes on after the address was told. */
export type EmailStep = 'code' | 'device' | 'connected'

/** Login by e-mail, up to the connected account. Observable. */
export interface EmailLogin {
  /** The address that a code was sent to. */
  readonly email: string | undefined
  /** Addresses that were used on this device, newest first. */
  readonly recent: readonly string[]
  /** Seconds until another mail may be asked for; read it again each second. */
  secondsToResend(): number
  /** Sends the mail. Rejects with what a person can read. */
  start(email: string): Promise<EmailStep>
  /** Sends another mail to the same address. */
  resend(): Promise<EmailStep>
  /** Waits until the link in the mail was confirmed. */
  waitForDevice(signal: AbortSignal): Promise<void>
  /** Hands the code in, and connects. */
  verify(code: string): Promise<void>
  /** Takes an address off the list of recent ones. */
  forget(email: string): void
}

/** The place on the screen where the page that holds the keys is seen. */
export interface FrameStage {
  /** Lays the frame over an element, until the returned function is called. */
  cover(place: Element): () => void
}

/** The request that waits for the person in the frame. Observable. */
export interface PendingApproval {
  readonly namespace: ChainNamespace
  readonly method: string
}

/** Requests that the person is asked about in the frame. Observable. */
export interface ApprovalQueue {
  /** The oldest request that waits. */
  readonly current: PendingApproval | undefined
}

/** Keys of the services that the views of the plugin are drawn with. */
export const emailLoginKey = 'auth.email-login' as Key<EmailLogin>
export const frameStageKey = 'auth.frame-stage' as Key<FrameStage>
export const approvalQueueKey = 'auth.approvals' as Key<ApprovalQueue>

/** Social logins by a popup; Farcaster has a way of its own. */
export type PopupProvider = Exclude<SocialProvider, 'farcaster'>

declare module '@billfold/kernel' {
  interface Views {
    /** The code that was mailed. */
    EmailVerifyOtp: undefined
    /** The wait for the link in the mail, on a device that is new to the account. */
    EmailVerifyDevice: undefined
  }
  interface StoredItems {
    'recent-emails': readonly string[]
    'auth-token': string
    'nonce-token': string
    /** Somebody logged in on this page: its frame is started again with the page. */
    'auth-used': true
  }
  interface ErrorContexts {
    'auth/no-site': Readonly<Record<string, never>>
    'auth/no-connector': Readonly<Record<string, never>>
    'auth/not-loaded': { readonly seconds: number }
    'auth/no-answer': { readonly request: string; readonly seconds: number }
    'auth/restarted': { readonly request: string }
    'auth/failed': { readonly request: string; readonly words: string }
    'auth/called-off': { readonly request: string }
    'auth/too-early': { readonly seconds: number }
    'auth/no-account': { readonly namespace: string }
    'origins/rate-limited': { readonly status: number }
    'origins/server-error': { readonly status: number }
  }
}
