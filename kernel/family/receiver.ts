import { transferError } from './transfer-errors.js'

/** Names of families by the form of their addresses. Checksums are left to the families: this is for telling a person what they entered. */
const forms: readonly (readonly [form: RegExp, family: string])[] = [
  [/^0x[0-9a-f]{40}$/i, 'an EVM network'],
  [/^0x[0-9a-f]{64}$/i, 'Sui'],
  [/^(?:bc1[0-9a-z]{11,80}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/, 'Bitcoin'],
  [/^(?:(?:tb1|bcrt1)[0-9a-z]{11,80}|[2mn][1-9A-HJ-NP-Za-km-z]{25,34})$/, 'a Bitcoin test network'],
  [/^(?:ltc1[0-9a-z]{11,80}|[LM][1-9A-HJ-NP-Za-km-z]{26,33})$/, 'Litecoin'],
  [/^S[PM][0-9A-HJKMNP-TV-Z]{37,40}$/, 'Stacks'],
  [/^S[TN][0-9A-HJKMNP-TV-Z]{37,40}$/, 'a Stacks test network'],
  [/^[a-z]{1,20}1[02-9ac-hj-np-z]{38,58}$/, 'a Cosmos network'],
  [/^[1-9A-HJ-NP-Za-km-z]{46,50}$/, 'Polkadot or another Substrate network'],
  [/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'Solana'],
]

export interface ReceiverFamily {
  /** As people call the family, or its network. */
  readonly name: string
  isAddress(text: string): boolean
}

/** Refuses a receiver that is no address of a family, and says whose it looks like, before a wallet is asked. */
export function checkReceiver(address: unknown, { name, isAddress }: ReceiverFamily): asserts address is string {
  if (typeof address === 'string' && isAddress(address)) return
  const text = typeof address === 'string' ? address.trim() : ''
  const [, looksLike] = forms.find(([form]) => form.test(text)) ?? []
  throw transferError('transfer/wrong-address', { family: name, looksLike: looksLike === name ? undefined : looksLike })
}
