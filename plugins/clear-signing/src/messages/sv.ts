import type { Catalogue } from '@billfold/ui/kit'

/** Swedish. */
export const sv: Catalogue = {
  title: 'Granska',
  lead: 'Det här begärs av {wallet} på {network}.',
  unknown: 'Ett anrop som ingen här kan läsa',
  unknownText: 'Ingen beskrivning av kontraktet är känd. Fortsätt bara om du litar på sidan.',
  noDescriptor: 'Ingen beskrivning av kontraktet är känd.',
  unknownData: 'Data att signera',
  contract: 'Kontrakt',
  owner: 'Skapat av',
  step: 'Del {index} av {count}',
  goOn: 'Fortsätt i {wallet}',
  reject: 'Avvisa',
  everything: 'Alla {symbol}',
  units: '{units} enheter',
  nothing: 'Inget att granska',
}
