import type { Families, Session } from '@billfold/kernel'
import { fieldOf, invalidRequest, needSession, operationFailure, withAccount } from '@billfold/kernel/family'
import { isSameAccount } from '../address/ss58.js'
import type { PolkadotSignature } from '../contract.js'
import { networkOfGenesis } from '../networks/genesis.js'
import { fromHex, toHex } from '../signing/hex.js'
import { readSignerPayload } from '../signing/signer-payload.js'
import type { Signing } from '../signing/signing.js'

export interface HostSignerNeeds {
  readonly signing: Signing
  readonly families: Pick<Families, 'find'>
}

const longestText = 1_000_000

/** Answers what a host asks of the signer: the wallet in use does it, for an account and a network that it has right then. */
export class HostSigner {
  private answered = 0

  constructor(private readonly needs: HostSignerNeeds) {}

  async signRaw(request: unknown): Promise<PolkadotSignature> {
    const session = this.sessionFor(request, 'signRaw')
    const [data, type = 'bytes'] = [fieldOf(request, 'data'), fieldOf(request, 'type')]
    // What is no message for a person to read, such as a transaction in bytes, is not signed unread.
    if (typeof data !== 'string' || data.length > longestText || type !== 'bytes') throw invalidRequest(session, 'signRaw')
    const signature = await this.needs.signing.message(session, fromHex(data) ?? new TextEncoder().encode(data))
    return this.answer(signature as `0x${string}`)
  }

  async signPayload(request: unknown): Promise<PolkadotSignature> {
    const session = this.sessionFor(request, 'signPayload')
    const payload = readSignerPayload(request)
    if (payload === undefined) throw invalidRequest(session, 'signPayload')
    const { connector, network } = session
    if (networkOfGenesis(payload.genesisHash) !== network?.caipNetworkId)
      throw operationFailure('wallet/network-changed', { wallet: connector.name, network: payload.genesisHash.slice(0, 60) })
    return this.answer(toHex(await this.needs.signing.payload(session, payload)))
  }

  /** Libraries tell requests apart by a number. */
  private answer(signature: `0x${string}`): PolkadotSignature {
    this.answered += 1
    return { id: this.answered, signature }
  }

  /** The session in use, with the account that the host names in whichever letters; refused where it is not connected. */
  private sessionFor(request: unknown, method: string): Session {
    const session = needSession(this.needs.families, 'polkadot', method)
    const address = fieldOf(request, 'address')
    if (typeof address !== 'string') throw invalidRequest(session, method)
    return withAccount(session, address, isSameAccount)
  }
}
