import type { Catalogue } from '@billfold/ui/kit'

/** Dutch. */
export const nl: Catalogue = {
  title: 'Controleren',
  lead: 'Dit wordt aan {wallet} gevraagd op {network}.',
  unknown: 'Een aanroep die hier niemand kan lezen',
  unknownText: 'Er is geen beschrijving van dit contract bekend. Ga alleen door als je deze pagina vertrouwt.',
  noDescriptor: 'Er is geen beschrijving van dit contract bekend.',
  unknownData: 'Te ondertekenen gegevens',
  contract: 'Contract',
  owner: 'Gemaakt door',
  step: 'Deel {index} van {count}',
  goOn: 'Doorgaan in {wallet}',
  reject: 'Weigeren',
  everything: 'Alle {symbol}',
  units: '{units} eenheden',
  nothing: 'Niets om te controleren',
}
