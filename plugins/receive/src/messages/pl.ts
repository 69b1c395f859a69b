import type { Catalogue } from '@billfold/ui/kit'

/** Polish. */
export const pl: Catalogue = {
  receive: 'Odbierz',
  code: 'Kod z adresem tego konta',
  address: 'Adres',
  copy: 'Kopiuj adres',
  only: 'Tylko w sieci {network}. To, co zostanie wysłane na ten adres w innej sieci, może nie dotrzeć.',
  disconnectedText: 'Połącz portfel, aby na niego odbierać.',
  failed: 'Brak adresu',
  failedText: 'Nie udało się zapisać adresu dla tej sieci. Nic nie wysłano ani nie odebrano.',
}
