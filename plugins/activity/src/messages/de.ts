import type { Translation } from '@billfold/ui/kit'
import type { ActivityWords } from './activity-messages.js'

/** German. */
export const de: Translation<ActivityWords> = {
  transactions: 'Transaktionen',
  showAll: 'Alle Transaktionen zeigen',

  approve: 'Freigegeben',
  borrow: 'Geliehen',
  burn: 'Vernichtet',
  buy: 'Gekauft',
  cancel: 'Abgebrochen',
  claim: 'Abgeholt',
  deploy: 'Veröffentlicht',
  deposit: 'Eingezahlt',
  execute: 'Ausgeführt',
  mint: 'Geprägt',
  receive: 'Empfangen',
  repay: 'Zurückgezahlt',
  sell: 'Verkauft',
  send: 'Gesendet',
  stake: 'Gestakt',
  trade: 'Getauscht',
  unstake: 'Staking beendet',
  withdraw: 'Ausgezahlt',

  toAddress: 'An <address>{address}</address>',
  fromAddress: 'Von <address>{address}</address>',
  contractAddress: 'Vertrag <address>{address}</address>',
  traded: '<given>{given}</given> gegen <taken>{taken}</taken>',
  andMore: { one: 'und # weiterer', other: 'und # weitere' },

  onTheWay: 'Unterwegs',
  pending: 'Ausstehend',
  failed: 'Fehlgeschlagen',
  confirmed: 'Bestätigt',
  suspicious: 'Verdächtig',
  pendingText: 'Sie ist unterwegs. Diese Seite sieht von selbst nach.',
  failedText: 'Sie wurde ohne Wirkung in einen Block aufgenommen. Nur die Gebühr wurde bezahlt.',
  suspiciousText:
    'Sie bewegt nichts von Wert und steht hier, damit jemand versehentlich ihre Adressen kopiert. Hier lassen sie sich nicht kopieren.',

  status: 'Status',
  from: 'Von',
  to: 'An',
  network: 'Netzwerk',
  time: 'Zeit',
  hash: 'Transaktion',
  copyFrom: 'Absender kopieren',
  copyTo: 'Empfänger kopieren',
  copyHash: 'Transaktion kopieren',
  gone: 'Diese Transaktion ist nicht mehr hier',
  goneText: 'Konto oder Netzwerk wurden gewechselt, oder die Chain hat sie zurückgenommen.',

  empty: 'Noch keine Aktivität',
  emptyText: 'Was dieses Konto auf {network} sendet und empfängt, erscheint hier.',
  unknownText: 'Transaktionen lassen sich dort nicht auflisten. Ihre Wallet und der Explorer zeigen sie weiterhin.',
  unavailable: 'Transaktionen wurden nicht geladen',
  unavailableText: 'Die Transaktionen konnten nicht gelesen werden. Nichts wurde bewegt.',
  stale: 'Transaktionen wurden nicht aktualisiert',
  olderFailed: 'Ältere Transaktionen wurden nicht geladen',
  offlineText: 'Transaktionen erscheinen, sobald die Verbindung zurück ist.',
}
