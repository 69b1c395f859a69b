import type { Families, Http, HttpClient } from '@billfold/kernel'
import { BlockchainService, activeQuestion } from '@billfold/kernel/data'
import { type GenericSchema, array, unknown } from 'valibot'
import type { RevokedGrant, SessionGrants } from '../contract.js'

export interface BlockchainGrantsNeeds {
  readonly http: Pick<Http, 'endpoint'>
  readonly families: Pick<Families, 'active'>
}

interface Place {
  readonly client: Pick<HttpClient, 'get' | 'post'>
  readonly address: string
  /** The CAIP-10 address. */
  readonly account: string
}

const rows: GenericSchema<unknown, readonly unknown[]> = array(unknown())

/** What a smart account has granted, as the `blockchain` endpoint keeps it. */
export class BlockchainGrants implements SessionGrants {
  constructor(private readonly needs: BlockchainGrantsNeeds) {}

  async list(): Promise<readonly unknown[]> {
    const place = await this.place()
    return place === undefined ? [] : place.client.get(`/v1/sessions/${encodeURIComponent(place.account)}`, { schema: rows })
  }

  async revoke({ pci, signature }: RevokedGrant): Promise<{ readonly success: boolean }> {
    const place = await this.place()
    if (place === undefined) return { success: false }
    await place.client.post(`/v1/sessions/${encodeURIComponent(place.address)}/revoke`, { body: { pci, signature }, schema: unknown() })
    return { success: true }
  }

  /** Where to ask about the account in front; undefined where the service does not know its network. */
  private async place(): Promise<Place | undefined> {
    const [client, question] = [this.needs.http.endpoint('blockchain'), activeQuestion(this.needs.families)]
    if (client === undefined || question === undefined) return undefined
    const isKnown = await new BlockchainService(client).supports(question.network.caipNetworkId)
    return isKnown ? { client, account: question.key, address: question.address } : undefined
  }
}
