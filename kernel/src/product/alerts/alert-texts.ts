import * as userMessages from '../../core/errors/user-messages.js'

/** One alert: what a visitor reads, and what a developer reads in the log. */
export interface AlertText {
  readonly title: string
  readonly text: string
  readonly developer: string
  /** Absent: the visitor can change nothing, and sees it only while the host debugs. */
  readonly isForVisitors?: true
  /** The view that raises it says it beside the field: no toast says it again. */
  readonly isSaidByView?: true
  /** Absent: an error. */
  readonly level?: 'warn'
}

/** The alerts of the product, by the codes that its documents use. */
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
  APKT001: {
    title: 'Network Not Found',
    text: 'This app does not offer that network. Choose another one.',
    developer: 'Add it to the networks option.',
    isForVisitors: true,
  },
  APKT002: {
    title: 'Invalid App Configuration',
    text: 'This site is not on the allow list of its project.',
    developer: 'Add its origin to the allow list of the project.',
  },
  APKT003: {
    title: 'Network Error: Wallet Load Failed',
    text: 'The wallet could not be loaded. Check the connection and try again.',
    developer: 'Check frame-src and blocked requests.',
    isForVisitors: true,
  },
  APKT004: {
    title: 'Wallet Request Timeout',
    text: 'The wallet did not answer in time. Open it and try again.',
    developer: 'Check frame-src and blocked requests.',
    isForVisitors: true,
  },
  APKT005: {
    title: 'Unverified Domain',
    text: 'The domain of this site is not verified.',
    developer: 'Verify it in the settings of the project.',
  },
  APKT006: {
    title: 'Session Expired',
    text: 'The session has expired. Check the clock of this device and try again.',
    developer: 'A token is not yet valid, or the clocks disagree.',
    isForVisitors: true,
  },
  APKT007: {
    title: 'Invalid Project ID',
    text: 'This app uses a project id that does not exist.',
    developer: 'Check the projectId option.',
  },
  APKT008: { title: 'Project ID Missing', text: 'This app has no project id.', developer: 'Set the projectId option.' },
  APKT009: {
    title: 'Server Error',
    text: 'The settings of this app could not be loaded.',
    developer: 'The local options are used until the next start.',
  },
  APKT010: {
    title: 'Rate Limited',
    text: 'Too many requests. Wait a moment and try again.',
    developer: 'Check the limits of the project.',
    isForVisitors: true,
  },
  APKTW001: {
    title: 'Inactive Namespace Not Connected',
    text: 'No wallet of that chain family is connected.',
    developer: 'Connect the family first: it is not the active one.',
    level: 'warn',
  },
  APKTW002: {
    title: 'Invalid Email Address',
    text: userMessages.invalidEmail,
    developer: 'Check what was entered.',
    isSaidByView: true,
    level: 'warn',
  },
}
