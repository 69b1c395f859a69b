import type { HostMessages } from './en.js'

/** French. */
export const fr: Partial<HostMessages> = {
  connect: 'Connecter un wallet',
  connecting: 'Connexion…',
  chooseNetwork: 'Choisir un réseau',
  loadFailed: 'Impossible de charger cette partie',
  reload: 'Recharger',
  close: 'Fermer',
  loadFailedText: 'Rien n’a été partagé, déplacé ou débité. Votre demande tient toujours.',
  wallet: 'Wallet',
  loading: 'Chargement',
  account: 'Compte',
  unsupportedNetwork: 'Réseau non pris en charge',
}
