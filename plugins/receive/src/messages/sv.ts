import type { Catalogue } from '@billfold/ui/kit'

/** Swedish. */
export const sv: Catalogue = {
  receive: 'Ta emot',
  code: 'Kod med kontots adress',
  address: 'Adress',
  copy: 'Kopiera adress',
  only: 'Endast på {network}. Det som skickas till adressen på ett annat nätverk kanske inte kommer fram.',
  disconnectedText: 'Anslut en plånbok att ta emot i.',
  failed: 'Ingen adress',
  failedText: 'Adressen kunde inte skrivas för det här nätverket. Inget har skickats eller tagits emot.',
}
