import type { FamilyParts, Operations } from '@billfold/kernel/family'
import { HostFeatures } from './host-provider/host-features.js'
import { Signing } from './signing/signing.js'

/** Abilities of the family, and the parts that its host provider answers with. */
export type SuiOperations = Required<Pick<Operations, 'signMessage'>> & {
  readonly features: HostFeatures
}

/** Everything after connecting. */
export function createOperations({ families, ...needs }: Pick<FamilyParts, 'clock' | 'families' | 'mayAsk'>): SuiOperations {
  const signing = new Signing(needs)
  return {
    signMessage: async (session, message) => (await signing.message(session, new TextEncoder().encode(message))).signature,
    features: new HostFeatures({ families, signing }),
  }
}
