import type { HostMessages } from './en.js'

/** Polish. */
export const pl: Partial<HostMessages> = {
  connect: 'Połącz portfel',
  connecting: 'Łączenie…',
  chooseNetwork: 'Wybierz sieć',
  loadFailed: 'Nie udało się wczytać tej części',
  reload: 'Odśwież',
  close: 'Zamknij',
  loadFailedText: 'Nic nie zostało udostępnione, przeniesione ani pobrane. Twoja prośba pozostaje aktualna.',
  wallet: 'Portfel',
  loading: 'Wczytywanie',
  account: 'Konto',
  unsupportedNetwork: 'Nieobsługiwana sieć',
}
