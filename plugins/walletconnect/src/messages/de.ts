import type { Translation } from '@billfold/ui/kit'

import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  scanTitle: 'Mit dem Handy scannen',
  scanLead: 'Richten Sie die Kamera Ihres Handys oder den Scanner Ihrer Wallet auf diesen Code.',
  scanWalletTitle: 'Mit {wallet} scannen',
  scanWalletLead: 'Öffnen Sie {wallet} auf Ihrem Handy und richten Sie den Scanner auf diesen Code.',
  code: 'Kopplungscode',
  copyLink: 'Link kopieren',
  renewed: 'Der Code wurde erneuert. Scannen Sie diesen.',
  linkExpired: 'Link abgelaufen',
  get: '{wallet} installieren',

  openTitle: 'Weiter in {wallet}',
  openLead: 'Bestätigen Sie die Anfrage dort und kommen Sie dann auf diese Seite zurück.',
  openWebLead: '{wallet} öffnet sich in einem neuen Tab, auf {host}. Bestätigen Sie die Anfrage dort.',
  openSiteLead: '{wallet} öffnet sich über {host}. Bestätigen Sie die Anfrage dort und kommen Sie dann auf diese Seite zurück.',
  open: '{wallet} öffnen',
  preparing: 'Wird vorbereitet …',
  slow: 'Noch keine Antwort. Wenn sich {wallet} nicht geöffnet hat, öffnen Sie die App erneut.',
  openAgain: 'Erneut öffnen',

  forms: '{wallet} verwenden auf',
  formQrcode: 'Handy',
  formMobile: 'App',
  formDesktop: 'Desktop',
  formWeb: 'Web',
  formBrowser: 'Browser',
  formUnsupported: 'Browser',

  browserTitle: '{wallet} in diesem Browser verbinden',
  browserLead: 'Die Erweiterung ist installiert.',
  connect: 'Verbinden',
  notDetected: '{wallet} wurde nicht gefunden',
  notDetectedText:
    'Die Erweiterung ist in diesem Browser nicht installiert. Installieren Sie sie oder verbinden Sie sich auf andere Weise.',

  connected: 'Verbunden',
  connectedLead: '{wallet} und {app} sind verbunden.',
  declined: 'Verbindung abgelehnt',
  declinedLead: 'Die Anfrage wurde in der Wallet abgelehnt. Es wurden keine Daten geteilt.',
  failed: 'Verbindung fehlgeschlagen',
  failedLead: 'Es wurden keine Daten geteilt. Versuchen Sie es erneut oder verbinden Sie sich auf andere Weise.',
  anyWallet: 'Die Wallet',

  endedByWallet: '{wallet} hat die Verbindung getrennt',
  endedByTime: 'Die Verbindung zu {wallet} ist abgelaufen',
  endedText: 'Diese App kann keine Anfragen mehr an die Wallet senden. Was Sie bereits bestätigt haben, bleibt davon unberührt.',
  connectAgain: 'Erneut verbinden',
  goOn: 'Weiter',

  unreachable: 'Relay nicht erreichbar',
  unreachableText: 'Handy-Wallets sind gerade nicht erreichbar. Sie können sich weiterhin auf andere Weise verbinden.',
  offline: 'Sie sind offline',
  offlineText: 'Der Code erscheint, sobald Sie wieder online sind.',
  refused: 'Kopplung nicht verfügbar',
  refusedText: 'Diese App ist nicht für Handy-Wallets eingerichtet. Verbinden Sie sich auf andere Weise.',
  clock: 'Uhrzeit dieses Geräts prüfen',
  clockText:
    'Die Uhrzeit dieses Geräts ist falsch. Stellen Sie sie richtig ein und versuchen Sie es erneut, oder verbinden Sie sich auf andere Weise.',
  notLoaded: 'Kopplung konnte nicht geladen werden',
  notLoadedText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  downloadsTitle: '{wallet} installieren',
  downloadsLead: 'Installieren Sie die Wallet, kommen Sie dann zurück und verbinden Sie sie.',
  appStore: 'App Store',
  playStore: 'Google Play',
  chromeStore: 'Chrome Web Store',
  homepage: 'Website',
  downloadsNone: 'Kein Download gefunden',
  downloadsNoneText: 'Suchen Sie {wallet} im App Store Ihres Handys oder Browsers.',
}
