import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: '{wallet} ist eingestellt',
  since: 'Die Wallet funktioniert seit {date} nicht mehr.',
  what: 'Ihre Konten gehören weiterhin Ihnen: Sie liegen im Netzwerk, nicht in der Wallet.',
  phrase:
    'Öffnen Sie eine neue Wallet, wählen Sie „Importieren“ und geben Sie dort die Wiederherstellungsphrase von {wallet} ein. Geben Sie sie nie auf einer Webseite ein.',
  successor: 'Zum Beispiel kann {successor} sie importieren.',
  vendor: 'Nur die Hersteller von {wallet} können sagen, wie Sie Ihre Konten erreichen.',
  website: 'Website von {wallet}',
  choose: 'Andere Wallet wählen',
}
