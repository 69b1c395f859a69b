import type { LogLevel } from '../contract/ports.js'

/** One alert: what the visitor reads, what the developer reads, and whether the visitor can do something about it. */
export interface AlertText {
  readonly title: string
  readonly text: string
  readonly developer: string
  /** False: only shown while the host develops, because the visitor can change nothing. */
  readonly isForVisitors: boolean
  readonly level: LogLevel
}

export type AlertCode =
  | 'APKT001'
  | 'APKT002'
  | 'APKT003'
  | 'APKT004'
  | 'APKT005'
  | 'APKT006'
  | 'APKT007'
  | 'APKT008'
  | 'APKT009'
  | 'APKT010'
  | 'APKTW001'
  | 'APKTW002'

/** Every alert of the product by its code. */
export const alertTexts: { readonly [C in AlertCode]: AlertText } = {
  APKT001: forVisitors('Network Not Found', 'This app does not offer that network. Choose another one.', 'Add it to the networks option.'),
  APKT002: forDevelopers(
    'Invalid App Configuration',
    'This site is not on the allow list of its project.',
    'Add the origin of the page to the allowed origins of the project.',
  ),
  APKT003: forVisitors(
    'Network Error: Wallet Load Failed',
    'The wallet could not be loaded. Check the connection and try again.',
    'A request for the embedded wallet failed; look for blocked requests and frame-src in the content security policy.',
  ),
  APKT004: forVisitors(
    'Wallet Request Timeout',
    'The wallet did not answer in time. Open it and try again.',
    'The embedded wallet gave no answer; its frame may be blocked by the content security policy.',
  ),
  APKT005: forDevelopers(
    'Unverified Domain',
    'The domain of this site is not verified.',
    'Verify the domain of the page in the settings of the project.',
  ),
  APKT006: forVisitors(
    'Session Expired',
    'The session has expired. Check the clock of this device and connect again.',
    'A token is not yet valid, or the clocks of the device and the service disagree.',
  ),
  APKT007: forDevelopers(
    'Invalid Project ID',
    'This app uses a project id that does not exist.',
    'Check the projectId option against the settings of the project.',
  ),
  APKT008: forDevelopers('Project ID Missing', 'This app has no project id.', 'Set the projectId option.'),
  APKT009: forDevelopers(
    'Server Error',
    'The settings of this app could not be loaded.',
    'The configuration service failed. The local options are used until the next start.',
  ),
  APKT010: forVisitors(
    'Rate Limited',
    'Too many requests. Wait a moment and try again.',
    'A service refused further requests. Look for repeated calls and for the limits of the project.',
  ),
  APKTW001: {
    ...forDevelopers(
      'Inactive Namespace Not Connected',
      'No wallet of that chain family is connected.',
      'Connect the family before you use it: it is not the active one and has no connection.',
    ),
    level: 'warn',
  },
  APKTW002: {
    ...forVisitors('Invalid Email Address', 'Please enter a valid email address', 'What was entered is no e-mail address.'),
    level: 'warn',
  },
}

function forVisitors(title: string, text: string, developer: string): AlertText {
  return { title, text, developer, isForVisitors: true, level: 'error' }
}

function forDevelopers(title: string, text: string, developer: string): AlertText {
  return { title, text, developer, isForVisitors: false, level: 'error' }
}
