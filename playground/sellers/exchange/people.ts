/** A person with an account at the local exchange. */
export interface ExchangePerson {
  readonly id: string
  readonly name: string
}

/** Who has an account at the local exchange. Robin has enough of everything, Jules too little. */
export const exchangePeople: readonly ExchangePerson[] = [
  { id: 'robin', name: 'Robin' },
  { id: 'jules', name: 'Jules' },
]

/** What each of them has, in hundredths of the units that are sold: one account for all assets. */
export const firstCredit: Readonly<Record<string, number>> = { robin: 1_000_000, jules: 1 }
