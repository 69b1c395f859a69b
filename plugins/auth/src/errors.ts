import { type ErrorFactory, errorFactory, userMessages } from '@billfold/kernel'

/** Made when the list of allowed origins could not be had for a reason that says nothing about this page. */
export const originError: ErrorFactory<'origins'> = errorFactory({
  'origins/rate-limited': () => 'RATE_LIMITED',
  'origins/server-error': () => 'SERVER_ERROR',
})

/** Errors of the login and of the frame. What the frame says is in the visitor's language, and is passed on word for word. */
export const authError: ErrorFactory<'auth'> = errorFactory({
  'auth/no-site': {
    message: 'No secure site was named, so nobody can log in',
    remedy: "Name one in the options: endpoints: { secureSite: 'https://…' }.",
  },
  'auth/no-connector': { message: 'No auth connector found', remedy: 'Configure a network of a family that logins reach: EVM or Solana.' },
  'auth/not-logged-in': { message: 'Not connected to email or social', remedy: 'Let the visitor log in by e-mail first.' },
  'auth/not-loaded': { message: 'The wallet could not be loaded. Check the connection and try again.' },
  'auth/no-answer': { message: 'The wallet did not answer in time. Try again.' },
  'auth/restarted': { message: 'The wallet was loaded anew meanwhile. Try again.' },
  'auth/failed': ({ words }) => words,
  'auth/called-off': { message: 'Request was aborted' },
  'auth/too-early': ({ seconds }) => `Please try again after ${seconds} seconds`,
  'auth/no-account': { message: 'The wallet told no account. Log in again.' },
  'auth/popup-blocked': { message: userMessages.socialFailed },
  'auth/popup-closed': { message: userMessages.popupClosed },
  'auth/farcaster-failed': { message: userMessages.farcasterFailed },
  'auth/declined': { message: userMessages.connectionRejected },
})
