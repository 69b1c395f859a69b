import { type FamilyParts, nativeBalance, type NodeProtocol, Nodes, type Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { AddressFormats } from './address/address-formats.js'
import { readSs58 } from './address/ss58.js'
import type { PolkadotOptions } from './contract.js'
import { HostSigner } from './host-provider/host-signer.js'
import { readAccount } from './money/read-account.js'
import { networkOfGenesis } from './networks/genesis.js'
import { Signing } from './signing/signing.js'

/** What the family can do, and what its host provider answers with. */
export type PolkadotOperations = Required<
  Pick<Operations, 'balance' | 'followTransaction' | 'signMessage' | 'tokens' | 'transfer' | 'transferFee'>
> & {
  readonly signer: HostSigner
}

/** Everything after connecting. What writes transactions comes with the first transfer. */
export function createOperations(parts: FamilyParts, { ss58Formats, assets }: PolkadotOptions): PolkadotOperations {
  const { families, clock } = parts
  const formats = new AddressFormats(ss58Formats)
  const [signing, nodes] = [new Signing(parts), new Nodes(nodeProtocol, parts)]
  const sending = lazy(async () => new (await import('./money/transfers.js')).Transfers({ nodes, signing, formats, clock }), {
    what: 'Polkadot transfers',
    clock,
  })
  const holding = lazy(() => import('./money/tokens.js'), { what: 'Polkadot tokens', clock })
  return {
    async balance(address, network, signal) {
      const { free } = await readAccount(nodes, { publicKey: keyOf(address), network, signal })
      return nativeBalance(free, network)
    },
    tokens: (address, network, signal) =>
      holding.use(({ readTokens }) => readTokens({ nodes, assets }, { publicKey: keyOf(address), network, signal })),
    // A transfer has a name here once it stands in its block and did not fail there. Nodes do not find transactions by their names.
    followTransaction: async () => ({ status: 'confirmed' }),
    signMessage: (session, message) => signing.message(session, new TextEncoder().encode(message)),
    transfer: (session, request) => sending.use((transfers) => transfers.transfer(session, request)),
    transferFee: (session, request) => sending.use((transfers) => transfers.fee(session, request)),
    signer: new HostSigner({ families, signing }),
  }
}

function keyOf(address: string): Uint8Array {
  return readSs58(address)?.publicKey ?? new Uint8Array(32)
}

/** Nodes of Substrate prove their network by the hash of its first block. */
const nodeProtocol: NodeProtocol = {
  namespace: 'polkadot',
  proof: { method: 'chain_getBlockHash', params: [0] },
  networkOf: networkOfGenesis,
  sentOnce: new Set(['author_submitExtrinsic']),
}
