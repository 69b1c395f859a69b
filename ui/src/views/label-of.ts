import type { SlotLabel } from '@billfold/kernel'
import type { Translate } from '@billfold/ui/kit'

import { languageFor } from '../../kit/locale/resolve-locale.js'
import type { en } from '../messages/en.js'

/** The entries that the product knows by name: it has words for them before their plugin has arrived. */
const known = {
  'connect.methods': { email: 'methodEmail', social: 'methodSocial', wallet: 'connectWithWallet', 'view-only': 'methodWatch' },
  'account.actions': {
    onramp: 'actionOnramp',
    swaps: 'actionSwaps',
    receive: 'actionReceive',
    send: 'actionSend',
    wallets: 'actionWallets',
    names: 'actionNames',
    'embedded-wallet': 'actionWallet',
  },
  'account.tabs': { tokens: 'tabTokens', nfts: 'tabNfts', activity: 'tabActivity' },
} as const

type KnownKey = { [S in keyof typeof known]: (typeof known)[S][keyof (typeof known)[S]] }[keyof typeof known]

export interface LabelWords {
  readonly say: Translate<typeof en>
  /** Locale of the modal. */
  readonly locale: string
}

/** Name of a slot's entry: in the words of the product where it knows the entry, else in those of its plugin. */
export function labelOf(
  slot: keyof typeof known,
  { id, label }: { readonly id: string; readonly label: SlotLabel },
  { say, locale }: LabelWords,
): string {
  const words: Readonly<Record<string, KnownKey>> = known[slot]
  const key = Object.hasOwn(words, id) ? words[id] : undefined
  return key === undefined ? inLanguage(label, locale) : say(key)
}

/** Picks the text of a language: of `de-AT`, else of `de`, else of the same tongue (`zh-Hans` for `zh-CN`), else the English one. */
export function inLanguage(label: SlotLabel, locale: string): string {
  if (typeof label === 'string') return label
  return label[languageFor(locale, Object.keys(label)) ?? 'en'] ?? label.en
}
