import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  receive: 'Empfangen',
  code: 'Code mit der Adresse dieses Kontos',
  address: 'Adresse',
  copy: 'Adresse kopieren',
  only: 'Nur auf {network}. Was auf einem anderen Netzwerk an diese Adresse geht, kommt vielleicht nicht an.',
  disconnectedText: 'Verbinden Sie eine Wallet, um darin zu empfangen.',
  failed: 'Keine Adresse',
  failedText: 'Die Adresse konnte für dieses Netzwerk nicht geschrieben werden. Nichts wurde gesendet oder empfangen.',
}
