import { alice, brook } from '@billfold/local-chains/evm/seed'

/** Somebody who has an account at the local providers. */
export interface LocalPerson {
  readonly id: string
  readonly name: string
  readonly email: string
  /** The key that owns their id at Farcaster, which is the number above. Everybody knows it. */
  readonly custodyKey: `0x${string}`
}

/** Who a person at the page of a local provider can be. */
export const localPeople: readonly LocalPerson[] = [
  { id: '1001', name: 'ada', email: 'ada@harbour.example', custodyKey: alice.privateKey },
  { id: '1002', name: 'grace', email: 'grace@harbour.example', custodyKey: brook.privateKey },
]
