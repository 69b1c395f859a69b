import type { FamilyParts, Operations } from '@billfold/kernel/family'
import { HostRequests } from './host-provider/host-requests.js'
import { Signing, placeOf } from './signing/signing.js'
import { switchNetwork } from './switch-network.js'

/** What the family can do, and what its host provider answers with. */
export type CosmosOperations = Required<Pick<Operations, 'signMessage' | 'switchNetwork'>> & {
  readonly host: HostRequests
}

/** Everything after connecting. */
export function createOperations(parts: FamilyParts): CosmosOperations {
  const { families, networks, mayAsk } = parts
  const signing = new Signing(parts)
  return {
    switchNetwork: (session, network) => switchNetwork(session, network, mayAsk),
    async signMessage(session, message) {
      const { signature } = await signing.message(session, placeOf(session, 'signMessage'), new TextEncoder().encode(message))
      return signature
    },
    host: new HostRequests({ families, networks, signing }),
  }
}
