import type { Language } from '../../../kit/locale/languages.js'

/** The texts of buttons in English, before any further code is loaded. */
export const earlyMessages = {
  connect: 'Connect wallet',
  connecting: 'Connecting…',
  chooseNetwork: 'Choose network',
}

/** The texts of a failed load. The file with another language may be missing too: these are in the first file, in the languages that must be whole. */
export type FailureMessages = Readonly<Record<'close' | 'loadFailed' | 'reload', string>>

/** The texts of a failed load, by language. */
export const failureMessages: { readonly [L in Language | 'en']: FailureMessages } = {
  en: { loadFailed: 'Could not load this part', reload: 'Reload', close: 'Close' },
  de: { loadFailed: 'Dieser Teil lädt nicht', reload: 'Neu laden', close: 'Schließen' },
  ar: { loadFailed: 'تعذّر تحميل هذا الجزء', reload: 'إعادة التحميل', close: 'إغلاق' },
}
