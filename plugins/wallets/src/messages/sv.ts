import type { Catalogue } from '@billfold/ui/kit'

/** Swedish. */
export const sv: Catalogue = {
  title: '{wallet} har lagts ned',
  since: 'Den har inte fungerat sedan {date}.',
  what: 'Dina konton är fortfarande dina: de finns på nätverket, inte i plånboken.',
  phrase: 'Öppna en ny plånbok, välj att importera en och ange återställningsfrasen för {wallet}. Skriv den aldrig på en webbsida.',
  successor: '{successor} kan till exempel importera den.',
  vendor: 'Bara de som gör {wallet} kan säga hur du når dina konton.',
  website: 'Webbplats för {wallet}',
  choose: 'Välj en annan plånbok',
}
