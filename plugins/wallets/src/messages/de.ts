import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: '{wallet} wurde eingestellt',
  since: 'Die Wallet ist seit {date} nicht mehr verfügbar.',
  what: 'Ihre Konten gehören weiterhin Ihnen. Sie liegen im Netzwerk, nicht in der Wallet.',
  phrase:
    'Installieren Sie eine andere Wallet, wählen Sie dort „Importieren“ und geben Sie die Wiederherstellungsphrase von {wallet} ein. Geben Sie sie nie auf einer Website ein.',
  successor: 'Sie können sie zum Beispiel in {successor} importieren.',
  vendor: 'Nur der Hersteller von {wallet} kann Ihnen sagen, wie Sie auf Ihre Konten zugreifen.',
  website: 'Website von {wallet}',
  choose: 'Andere Wallet wählen',
}
