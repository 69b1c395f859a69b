import type { Catalogue } from '@billfold/ui/kit'

/** Dutch. */
export const nl: Catalogue = {
  receive: 'Ontvangen',
  code: 'Code met het adres van dit account',
  address: 'Adres',
  copy: 'Adres kopiëren',
  only: 'Alleen op {network}. Wat op een ander netwerk naar dit adres wordt gestuurd, komt misschien niet aan.',
  disconnectedText: 'Verbind een wallet om erin te ontvangen.',
  failed: 'Geen adres',
  failedText: 'Het adres kon niet worden geschreven voor dit netwerk. Er is niets verzonden of ontvangen.',
}
