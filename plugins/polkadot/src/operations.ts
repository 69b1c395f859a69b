import type { FamilyParts, Operations } from '@billfold/kernel/family'
import { HostSigner } from './host-provider/host-signer.js'
import { Signing } from './signing/signing.js'

/** What the family can do, and what its host provider answers with. */
export type PolkadotOperations = Required<Pick<Operations, 'signMessage'>> & {
  readonly signer: HostSigner
}

/** Everything after connecting. */
export function createOperations({ families, ...needs }: Pick<FamilyParts, 'clock' | 'families' | 'mayAsk'>): PolkadotOperations {
  const signing = new Signing(needs)
  return {
    signMessage: (session, message) => signing.message(session, new TextEncoder().encode(message)),
    signer: new HostSigner({ families, signing }),
  }
}
