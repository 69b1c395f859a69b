import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: 'Entwicklertools',
  lead: 'Was seit dem Laden der Seite passiert ist, für alle, die sie entwickeln.',
  parts: 'Was angezeigt wird',
  events: 'Ereignisse',
  requests: 'Anfragen',
  state: 'Zustand',
  faults: 'Fehler',
  clear: 'Leeren',
  noEvents: 'Noch keine Ereignisse',
  noEventsText: 'Sie erscheinen hier, sobald sie veröffentlicht werden.',
  noRequests: 'Noch keine Anfragen',
  noRequestsText: 'Ein Dienst, den die Seite nicht nennt, wird nie kontaktiert.',
  faultsText: 'Tippen Sie auf ein Plugin, um zu ändern, was mit seinen Anfragen geschieht.',
  noFaults: 'Kein Plugin stellt Anfragen',
  noFaultsText: 'Ein Plugin, das einen Dienst erreicht, erscheint hier.',
  kernel: 'Kernel',
  seconds: '{seconds} s',
  moment: '{index} von {count}, nach {seconds} s',
  afterEvent: 'Letztes Ereignis: {name}',
  earlier: 'Früherer Zustand',
  later: 'Späterer Zustand',
  nothing: 'keine',
  faultNone: 'Funktioniert',
  faultSlow: 'Antwortet 3 s verspätet',
  faultOffline: 'Nicht erreichbar',
  faultBusy: 'Antwortet mit 503',
  faultSilent: 'Antwortet nie',
}
