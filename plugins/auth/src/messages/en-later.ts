/** The words for logins that fail: they come with the first of them. */
export const enLater = {
  tooEarly: 'A code was sent just now. Try again in {seconds} s.',
  loginOff: 'Logging in is not set up here. Connect a wallet instead.',
  notLoaded: 'The wallet could not be loaded. Check the connection and try again.',
  noAnswer: 'The wallet did not answer. Try again.',
  noAccount: 'The wallet has no account here. Log in again.',
  popupBlockedTitle: 'Failed to initiate social connection',
  popupBlocked: 'Your browser blocked the window. Allow pop-ups for this page and try again.',
  popupClosedTitle: 'Popup closed',
  popupClosed: 'The window was closed before you were logged in. Try again.',
  farcasterFailedTitle: 'Failed to connect to farcaster',
  farcasterFailed: 'Farcaster did not confirm the login. Try again.',
  declinedTitle: 'Connection rejected',
  declined: 'You declined the connection. Nothing was shared. Try again if you want to connect.',
} as const
