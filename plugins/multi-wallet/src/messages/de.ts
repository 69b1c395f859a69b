import type { Translation } from '@billfold/ui/kit'
import type { en } from './en.js'

/** German. */
export const de: Translation<typeof en> = {
  title: 'Wallets',
  connected: { one: '# Wallet verbunden', other: '# Wallets verbunden' },
  walletsOf: 'Wallets für {family}',
  earlier: 'Früher verwendet',
  accountCount: { one: '# Konto', other: '# Konten' },
  switch: 'Wechseln',
  switching: 'Wird gewechselt …',
  connect: 'Verbinden',
  gone: 'In diesem Browser nicht gefunden',
  manage: '{wallet} verwalten',
  forgetWallet: '{wallet} vergessen',
  add: 'Wallet hinzufügen',
  noneText: 'Verbinden Sie zuerst eine, dann können Sie hier weitere hinzufügen.',

  name: 'Name',
  nameHint: 'Nur für Sie sichtbar, in diesem Browser.',
  accounts: 'Konten',
  eoa: 'Standardkonto',
  smartAccount: 'Smart Account',
  payment: 'Zahlungen',
  ordinal: 'Ordinals',
  copyAddress: 'Adresse kopieren',
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  disconnect: 'Trennen',
  disconnectAll: 'Alle trennen',
  disconnecting: 'Wird getrennt …',
  keep: 'Behalten',
  forget: 'Vergessen',
  notHere: 'Diese Wallet ist nicht mehr in der Liste',
  back: 'Zurück zu den Wallets',

  walletSwitched: 'Wallet gewechselt',
  accountSwitched: 'Konto gewechselt',
  walletDisconnected: 'Wallet getrennt',
  walletDeleted: 'Wallet gelöscht',
  switchFailed: 'Wallet konnte nicht gewechselt werden',
  disconnectFailed: 'Trennen fehlgeschlagen',
}
