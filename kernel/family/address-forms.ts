/** Names of families by the form of their addresses. Checksums are left to the families: this is for telling a person what they entered. */
export const addressForms: readonly (readonly [form: RegExp, family: string])[] = [
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
