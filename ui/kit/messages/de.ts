import type { Translation } from '../locale/catalogue.js'
import type { en } from './en.js'

export const de: Translation<typeof en> = {
  amountMax: 'Max',
  clear: 'Löschen',
  copied: 'Kopiert',
  copy: 'Kopieren',
  copyFailed: 'Kopieren nicht möglich',
  covered: 'Etwas verdeckt diese Schaltfläche. Schieben Sie es beiseite, um fortzufahren.',
  dragToClose: 'Fenster schließen',
  loadMore: 'Mehr laden',
  loading: 'Wird geladen',
  nameDoubtful: 'Dieser Name ist leicht zu verwechseln. Prüfen Sie die Adresse.',
  notAmount: 'Geben Sie eine Zahl ein, zum Beispiel {example}.',
  tooManyDecimals: { one: 'Höchstens # Nachkommastelle.', other: 'Höchstens # Nachkommastellen.' },
  unknownAmount: 'Unbekannter Betrag',
}
