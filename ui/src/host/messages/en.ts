import { type FailureMessages, earlyMessages, failureMessages } from '../page/early-messages.js'

/** The host part's own texts, in any language. */
export type HostMessages = FailureMessages &
  Readonly<Record<keyof typeof earlyMessages | 'account' | 'loadFailedText' | 'loading' | 'unsupportedNetwork' | 'wallet', string>>

/** English. */
export const en: HostMessages = {
  ...earlyMessages,
  ...failureMessages.en,
  loadFailedText: 'Check your connection and try again. Your request is kept.',
  wallet: 'Wallet',
  loading: 'Loading',
  account: 'Account',
  unsupportedNetwork: 'Unsupported network',
}
