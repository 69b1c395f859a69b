import type { FrameRequestName } from './requests.js'

/** How long, in milliseconds, the page waits for the frame, and a person for another e-mail. */
export const frameLimits = {
  ready: 20_000,
  request: 120_000,
  signOut: 3_000,
  emailGap: 30_000,
} as const

/** Requests that have a limit of time; the others may wait for a person as long as it takes. */
export const limitedRequests: ReadonlySet<FrameRequestName> = new Set<FrameRequestName>([
  'CONNECT_EMAIL',
  'CONNECT_DEVICE',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
])

/** Requests that raise nothing where the frame is not ready. */
export const quietRequests: ReadonlySet<FrameRequestName> = new Set<FrameRequestName>([
  'SYNC_THEME',
  'SYNC_DAPP_DATA',
  'SET_PREFERRED_ACCOUNT',
])

/** The message of an error by which the frame says that it does not serve this page. */
export const unverifiedDomain = 'unverified_domain'

/** The message of an error by which the frame says that the person said no. */
export const userRejected = 'User rejected the request'
