import type { Translate } from '@billfold/ui/kit'

import type { en } from '../messages/en.js'

/** The entries that the product knows by name: it has words for them before their plugin has arrived. */
const known = {
  'connect.methods': { email: 'methodEmail', social: 'methodSocial', wallet: 'connectWithWallet' },
  'account.actions': { onramp: 'actionOnramp', swaps: 'actionSwaps', receive: 'actionReceive', send: 'actionSend' },
  'account.tabs': { tokens: 'tabTokens', nfts: 'tabNfts', activity: 'tabActivity' },
} as const

type KnownKey = { [S in keyof typeof known]: (typeof known)[S][keyof (typeof known)[S]] }[keyof typeof known]

/** What an entry of a slot is called: in the visitor's language where the product knows it, else as its plugin calls it. */
export function labelOf(
  slot: keyof typeof known,
  { id, label }: { readonly id: string; readonly label: string },
  say: Translate<typeof en>,
): string {
  const words: Readonly<Record<string, KnownKey>> = known[slot]
  const key = Object.hasOwn(words, id) ? words[id] : undefined
  return key === undefined ? label : say(key)
}
