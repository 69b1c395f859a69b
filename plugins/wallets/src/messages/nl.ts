import type { Catalogue } from '@billfold/ui/kit'

/** Dutch. */
export const nl: Catalogue = {
  title: '{wallet} is gestopt',
  since: 'Hij werkt niet meer sinds {date}.',
  what: 'Je accounts zijn nog van jou: ze staan op het netwerk, niet in de wallet.',
  phrase: 'Open een nieuwe wallet, kies voor importeren en typ de herstelzin van {wallet}. Typ die nooit in een webpagina.',
  successor: '{successor} kan hem bijvoorbeeld importeren.',
  vendor: 'Alleen de makers van {wallet} kunnen zeggen hoe je bij je accounts komt.',
  website: 'Website van {wallet}',
  choose: 'Kies een andere wallet',
}
