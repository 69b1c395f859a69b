import { type Families, type Networks, type Session, walletError } from '@billfold/kernel'
import { fieldOf, invalidRequest, needSession, readBytes } from '@billfold/kernel/family'
import type { AminoDocument, DirectDocument, CosmosSigned, CosmosSignature, CosmosSignerAccount } from '../contract.js'
import { networkIdOf } from '../networks/chain-ids.js'
import type { Signing } from '../signing/signing.js'

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

  async signDirect(chainId: string, signer: string, given: unknown): Promise<CosmosSigned<DirectDocument>> {
    const session = this.sessionFor(chainId, 'signDirect')
    const document = readDocument(given)
    if (document?.chainId !== chainId) throw invalidRequest(session, 'signDirect')
    return this.needs.signing.direct(session, { chainId, address: signer, document })
  }

  async signAmino(chainId: string, signer: string, document: AminoDocument): Promise<CosmosSigned<AminoDocument>> {
    const session = this.sessionFor(chainId, 'signAmino')
    if (fieldOf(document, 'chain_id') !== chainId) throw invalidRequest(session, 'signAmino')
    return this.needs.signing.amino(session, { chainId, address: signer, document: structuredClone(document) })
  }

  async signArbitrary(chainId: string, signer: string, message: unknown): Promise<CosmosSignature> {
    const session = this.sessionFor(chainId, 'signArbitrary')
    const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : readBytes(message)
    if (bytes === undefined) throw invalidRequest(session, 'signArbitrary')
    return this.needs.signing.message(session, { chainId, address: signer }, bytes)
  }

  private sessionFor(chainId: string, operation: string): Session {
    const session = needSession(this.needs.families, 'cosmos', operation)
    const networkId = networkIdOf(chainId)
    if (this.needs.networks.find(networkId) === undefined) throw walletError('wallet/unknown-network', { networkId })
    return session
  }
}

/** A document, read once: the wallet is handed what was read, whatever becomes of the object. */
function readDocument(given: unknown): DirectDocument | undefined {
  const [bodyBytes, authInfoBytes] = [readBytes(fieldOf(given, 'bodyBytes')), readBytes(fieldOf(given, 'authInfoBytes'))]
  const [chainId, accountNumber] = [fieldOf(given, 'chainId'), String(fieldOf(given, 'accountNumber'))]
  if (bodyBytes === undefined || authInfoBytes === undefined || typeof chainId !== 'string' || !/^\d{1,20}$/.test(accountNumber))
    return undefined
  return { bodyBytes, authInfoBytes, chainId, accountNumber: BigInt(accountNumber) }
}
