/** Somebody who has an account at the local providers. */
export interface LocalPerson {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** Who a person at the page of a local provider can be. */
export const localPeople: readonly LocalPerson[] = [
  { id: '1001', name: 'ada', email: 'ada@harbour.example' },
  { id: '1002', name: 'grace', email: 'grace@harbour.example' },
]
