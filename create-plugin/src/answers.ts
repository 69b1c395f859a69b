/** Kinds of plugins, and the purpose of each. */
export const kinds = {
  chain: 'a family of chains, and the wallets of it in the browser',
  connector: 'a way to reach wallets of a family that there is',
  feature: 'a view, a button, a store: everything else',
} as const

export type Kind = keyof typeof kinds

/** Answers that are needed before anything is written. */
export interface Answers {
  readonly kind: Kind
  /** In kebab-case: `tide-pool`. */
  readonly name: string
  /** The folder that is made. */
  readonly folder: string
}

/** True when the word names a kind of plugin. */
export function isKind(word: string | undefined): word is Kind {
  return word !== undefined && Object.hasOwn(kinds, word)
}
