import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: 'Prüfen',
  lead: '{wallet} wird auf {network} um das hier gebeten.',
  unknown: 'Ein Aufruf, den hier niemand lesen kann',
  unknownText: 'Zu diesem Vertrag ist keine Beschreibung bekannt. Gehen Sie nur weiter, wenn Sie dieser Seite vertrauen.',
  noDescriptor: 'Zu diesem Vertrag ist keine Beschreibung bekannt.',
  unknownData: 'Daten zum Unterschreiben',
  contract: 'Vertrag',
  owner: 'Von',
  step: 'Teil {index} von {count}',
  goOn: 'Weiter in {wallet}',
  reject: 'Ablehnen',
  everything: 'Alles an {symbol}',
  units: '{units} Einheiten',
  nothing: 'Nichts zu prüfen',
}
