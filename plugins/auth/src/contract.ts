import type { ChainNamespace, Key, SocialProvider, ViewName } from '@billfold/kernel'

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
  /** Loads what the next press will need, once somebody has chosen to log in by e-mail. */
  warm(): void
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

/** Login at a provider, up to the connected account. Observable. */
export interface SocialLogin {
  readonly provider: SocialProvider | undefined
  readonly phase: LoginPhase
  /** The words of a failure, in English. */
  readonly error: string | undefined
  /** The thrown value, for a view to say in the visitor's language. */
  readonly failure: unknown
  /** The person takes long, or the popup is lost behind the page. */
  readonly isSlow: boolean
  /** Loads what a press will need. */
  warm(): void
  /** Begins. Call it within a press: browsers refuse a popup later. */
  start(provider: PopupProvider): void
  /** Begins with a phone: the link is in the account's `farcasterUrl`. */
  startFarcaster(): void
  /** Nobody waits any more. */
  cancel(): void
}

/** The place on the screen where the page that holds the keys is seen. */
export interface FrameStage {
  /** Lays the frame over an element, until the returned function is called. */
  cover(place: Element): () => void
}

/** What whoever is logged in can do with the account itself. Observable. */
export interface AuthAccount {
  /** The address that they log in with; undefined for who came by a provider. */
  readonly email: string | undefined
  /** The address that is to take its place. */
  readonly newEmail: string | undefined
  /** The type of account that one can change to on this network; undefined where there is only one. */
  readonly otherAccountType: 'eoa' | 'smartAccount' | undefined
  readonly isSwitching: boolean
  switchAccountType(): Promise<void>
  /** Shows keys, sessions and history in the frame; resolves when the person closes that. */
  manage(signal: AbortSignal): Promise<void>
  /** Sends a code to the address of now, or to the new one at once. */
  startUpdate(email: string): Promise<'new' | 'old'>
  verifyOld(code: string): Promise<void>
  verifyNew(code: string): Promise<void>
  /** Opens the modal where the address is changed. Gives the new one; rejects when the modal is closed first. */
  updateEmail(): Promise<string>
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
export const socialLoginKey = 'auth.social-login' as Key<SocialLogin>
export const authAccountKey = 'auth.account' as Key<AuthAccount>
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
    /** The providers that one may log in at. */
    ConnectSocials: undefined
    /** The wait for the popup of a provider. */
    ConnectingSocial: undefined
    /** What whoever is logged in can change. */
    EmbeddedWallet: undefined
    /** The frame, where it needs the person: to keep a way back, or to look after keys and sessions. */
    SecureFrame: { readonly task: 'asked' | 'manage' }
    /** The code that was mailed to the old address. */
    UpdateEmailPrimaryOtp: { readonly redirectView?: ViewName } | undefined
    /** The code that was mailed to the new one. */
    UpdateEmailSecondaryOtp: { readonly redirectView?: ViewName } | undefined
  }
  interface StoredItems {
    /** The session of who is logged in. */
    'auth-token': string
    /** The nonce of the next login. */
    'nonce-token': string
    /** Somebody logged in on this page: its frame is started again with the page. */
    'auth-used': true
    /** Somebody left this page for a provider. */
    'auth-away': SocialProvider
  }
  interface ErrorContexts {
    'auth/no-site': Readonly<Record<string, never>>
    'auth/no-connector': Readonly<Record<string, never>>
    'auth/not-logged-in': Readonly<Record<string, never>>
    'auth/not-loaded': { readonly seconds: number }
    'auth/no-answer': { readonly request: string; readonly seconds: number }
    'auth/restarted': { readonly request: string }
    'auth/failed': { readonly request: string; readonly words: string }
    'auth/called-off': { readonly request: string }
    'auth/too-early': { readonly seconds: number }
    'auth/no-account': { readonly namespace: string }
    /** The browser opened no window for a provider. */
    'auth/popup-blocked': Readonly<Record<string, never>>
    'auth/popup-closed': Readonly<Record<string, never>>
    'auth/farcaster-failed': Readonly<Record<string, never>>
    /** The person logged in, and then refused to connect. */
    'auth/declined': Readonly<Record<string, never>>
    'origins/rate-limited': { readonly status: number }
    'origins/server-error': { readonly status: number }
  }
}
