import type { Catalogue } from '@billfold/ui/kit'

/** Polish. */
export const pl: Catalogue = {
  title: 'Sprawdź',
  lead: 'Ta prośba trafi do {wallet} w sieci {network}.',
  unknown: 'Wywołanie, którego nikt tu nie potrafi odczytać',
  unknownText: 'Nie ma znanego opisu tego kontraktu. Kontynuuj tylko, jeśli ufasz tej stronie.',
  noDescriptor: 'Nie ma znanego opisu tego kontraktu.',
  unknownData: 'Dane do podpisania',
  contract: 'Kontrakt',
  owner: 'Autor',
  step: 'Część {index} z {count}',
  goOn: 'Kontynuuj w {wallet}',
  reject: 'Odrzuć',
  everything: 'Całość {symbol}',
  units: '{units} jednostek',
  nothing: 'Nie ma czego sprawdzać',
}
