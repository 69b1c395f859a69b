import type { Translation } from '../locale/catalogue.js'
import type { en } from './en.js'

export const de: Translation<typeof en> = {
  amountMax: 'Max',
  clear: 'Löschen',
  copied: 'Kopiert',
  copy: 'Kopieren',
  copyFailed: 'Kopieren nicht möglich',
  covered: 'Etwas verdeckt diese Schaltfläche. Schieben Sie es beiseite, um fortzufahren.',
  dragToClose: 'Dieses Blatt schließen',
  loadMore: 'Mehr laden',
  loading: 'Wird geladen',
  notAmount: 'Geben Sie eine Zahl ein, zum Beispiel {example}.',
  tooManyDecimals: { one: 'Höchstens # Nachkommastelle.', other: 'Höchstens # Nachkommastellen.' },
  unknownAmount: 'Unbekannter Betrag',
}
