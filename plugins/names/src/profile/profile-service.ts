import type { Http, HttpClient } from '@billfold/kernel'
import { isBillfoldError } from '@billfold/kernel'
import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, array, boolean, nullish, record, string, unknown } from 'valibot'
import type { RegisteredName, SuggestedName } from '../contract.js'
import { limits } from '../limits.js'

interface NameRow {
  readonly name: string
  readonly addresses: Readonly<Record<string, { readonly address: string }>>
  readonly attributes?: readonly { readonly avatar?: string | null | undefined }[] | null | undefined
}

const row: GenericSchema<unknown, NameRow> = objectOf({
  name: string(),
  addresses: record(string(), objectOf({ address: string() })),
  attributes: nullish(array(objectOf({ avatar: nullish(string()) }))),
})
const rows: GenericSchema<unknown, readonly NameRow[]> = array(row)
const suggested: GenericSchema<unknown, { readonly suggestions: readonly { readonly name: string; readonly registered: boolean }[] }> =
  objectOf({ suggestions: array(objectOf({ name: string(), registered: boolean() })) })

/** A name that is to be registered, signed. */
export interface SignedRegistration {
  readonly coinType: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Names that people register at the `blockchain` endpoint. */
export class ProfileService {
  constructor(private readonly client: Pick<HttpClient, 'get' | 'post'>) {}

  /** The service that the host names; undefined when it names none. */
  static of(http: Pick<Http, 'endpoint'>): ProfileService | undefined {
    const client = http.endpoint('blockchain')
    return client && new ProfileService(client)
  }

  /** A name; undefined when nobody has it. */
  async find(name: string): Promise<RegisteredName | undefined> {
    try {
      const call = { schema: row, query: { apiVersion: 2 } }
      return readRow(await this.client.get(`/v1/profile/account/${encodeURIComponent(name)}`, call))
    } catch (error) {
      if (isBillfoldError(error, 'http/status') && error.context.status === 404) return undefined
      throw error
    }
  }

  /** The names of an address. */
  async of(address: string, sender: string | undefined): Promise<readonly RegisteredName[]> {
    const call = { schema: rows, query: { sender, apiVersion: 2 } }
    return (await this.client.get(`/v1/profile/reverse/${encodeURIComponent(address)}`, call)).map(readRow)
  }

  /** Names like the one that is typed. */
  async suggest(label: string, zone: string, signal: AbortSignal): Promise<readonly SuggestedName[]> {
    const call = { schema: suggested, query: { zone }, signal }
    const { suggestions } = await this.client.get(`/v1/profile/suggestions/${encodeURIComponent(label)}`, call)
    return suggestions.flatMap(({ name, registered }) => {
      const own = name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name
      return own.includes('.') ? [] : [{ label: own, name: `${own}.${zone}`, isRegistered: registered }]
    })
  }

  /** Registers a name. It is sent once: the service tells a further sending of the same from a new one. */
  async register({ coinType, address, message, signature }: SignedRegistration): Promise<void> {
    const body = { coin_type: coinType, address, message, signature }
    await this.client.post('/v1/profile/account', { headers: { 'Content-Type': 'application/json' }, body, schema: unknown() })
  }
}

function readRow({ name, addresses, attributes }: NameRow): RegisteredName {
  const avatar = attributes?.find((each) => typeof each.avatar === 'string')?.avatar ?? undefined
  const isPicture = avatar !== undefined && avatar.length <= limits.picture && avatar.startsWith('https://')
  return { name, addresses, ...(isPicture && { avatar }) }
}
