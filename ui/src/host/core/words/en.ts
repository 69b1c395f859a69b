import { earlyWords } from '../../page/early-words.js'

/** The host part's own words, in any language. */
export type HostWords = Readonly<
  Record<
    | keyof typeof earlyWords
    | 'account'
    | 'loadFailed'
    | 'loadFailedText'
    | 'loading'
    | 'reload'
    | 'close'
    | 'unsupportedNetwork'
    | 'wallet',
    string
  >
>

/** English. */
export const en: HostWords = {
  ...earlyWords,
  wallet: 'Wallet',
  loading: 'Loading',
  loadFailed: 'Could not load this part',
  loadFailedText: 'Nothing was shared, moved or charged. What you asked for still stands.',
  reload: 'Reload',
  close: 'Close',
  account: 'Account',
  unsupportedNetwork: 'Unsupported network',
}
