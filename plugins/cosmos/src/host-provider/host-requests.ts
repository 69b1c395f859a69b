import { type Families, type Networks, type Session, walletError } from '@billfold/kernel'
import { invalidRequest, needSession, readBytes } from '@billfold/kernel/family'
import type { AminoDocument, CosmosSignature, CosmosSigned, CosmosSignerAccount, DirectDocument } from '../contract.js'
import { networkIdOf } from '../networks/chain-ids.js'
import { amino } from '../signing/amino.js'
import { direct } from '../signing/direct.js'
import type { SignMode } from '../signing/sign-mode.js'
import type { Signing, SigningPlace } from '../signing/signing.js'

export interface HostRequestsNeeds {
  readonly signing: Signing
  readonly families: Pick<Families, 'find'>
  readonly networks: Pick<Networks, 'find'>
}

/** Answers the signers of a host: the wallet in use does it, on any chain that the host has named. */
export class HostRequests {
  constructor(private readonly needs: HostRequestsNeeds) {}

  async accounts(chainId: string): Promise<readonly CosmosSignerAccount[]> {
    const { address, publicKey: pubkey } = await this.needs.signing.key(this.sessionFor(chainId, 'getAccounts'), chainId)
    return [{ address, algo: 'secp256k1', pubkey }]
  }

  /** True for a wallet that is better asked for Amino on this chain. */
  async prefersAmino(chainId: string): Promise<boolean> {
    return (await this.needs.signing.key(this.sessionFor(chainId, 'getAccounts'), chainId)).prefersAmino
  }

  signDirect(place: SigningPlace, document: unknown): Promise<CosmosSigned<DirectDocument>> {
    return this.sign(direct, place, document)
  }

  signAmino(place: SigningPlace, document: unknown): Promise<CosmosSigned<AminoDocument>> {
    return this.sign(amino, place, document)
  }

  async signArbitrary(place: SigningPlace, message: unknown): Promise<CosmosSignature> {
    const session = this.sessionFor(place.chainId, 'signArbitrary')
    const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : readBytes(message)
    if (bytes === undefined) throw invalidRequest(session, 'signArbitrary')
    return this.needs.signing.message(session, place, bytes)
  }

  private async sign<D>(mode: SignMode<D>, place: SigningPlace, given: unknown): Promise<CosmosSigned<D>> {
    const session = this.sessionFor(place.chainId, mode.method)
    const document = mode.read(given, place.chainId)
    if (document === undefined) throw invalidRequest(session, mode.method)
    return this.needs.signing.document(session, mode, { ...place, document })
  }

  private sessionFor(chainId: string, operation: string): Session {
    const session = needSession(this.needs.families, 'cosmos', operation)
    const networkId = networkIdOf(chainId)
    if (this.needs.networks.find(networkId) === undefined) throw walletError('wallet/unknown-network', { networkId })
    return session
  }
}
