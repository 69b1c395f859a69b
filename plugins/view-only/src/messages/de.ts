import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: 'Adresse beobachten',
  lead: 'Sehen Sie, was eine beliebige Adresse hält und getan hat. Unterschreiben lässt sich damit nichts.',
  entry: 'Adresse oder Link',
  hint: 'Aus jedem Netzwerk dieser App',
  watch: 'Beobachten',
  looking: 'Wird gesucht …',
  unknown: 'Kein Netzwerk dieser App kennt diese Adresse',
  failed: 'Die Adresse konnte nicht nachgeschlagen werden. Versuchen Sie es erneut.',
  watched: 'Früher beobachtet',
  forget: '{address} vergessen',
}
