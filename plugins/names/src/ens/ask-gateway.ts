import type { Http, Log } from '@billfold/kernel'
import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, regex, pipe, string } from 'valibot'
import type { Hex } from 'viem'
import { namesError } from '../errors.js'

/** What a contract wants to know of a host elsewhere (EIP-3668). */
export interface GatewayQuestion {
  readonly sender: string
  readonly data: string
  readonly urls: readonly string[]
}

export type AskGateway = (question: GatewayQuestion) => Promise<Hex>

export interface AskGatewayNeeds {
  readonly http: Pick<Http, 'endpoint'>
  readonly log: Pick<Log, 'warn'>
}

const answer: GenericSchema<unknown, { readonly data: string }> = objectOf({ data: pipe(string(), regex(/^0x(?:[0-9a-f]{2})*$/i)) })

/** Asks hosts that the page names, one after the other, and nobody else: anybody may put a host into a contract. */
export function gatewayAsker({ http, log }: AskGatewayNeeds): AskGateway {
  return async ({ sender, data, urls }) => {
    let failure: unknown = undefined
    for (const template of urls) {
      const isRead = template.includes('{data}')
      const url = template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
      const client = URL.canParse(url) ? http.endpoint('nameGateways', url) : undefined
      if (client === undefined) continue
      try {
        const call = { schema: answer }
        const said = await (isRead
          ? client.get(url, call)
          : client.post(url, { ...call, headers: { 'Content-Type': 'application/json' }, body: { sender, data } }))
        return said.data as Hex
      } catch (error) {
        failure = error
      }
    }
    if (failure !== undefined) throw failure
    const refused = namesError('names/gateway-not-named', { hosts: urls.map(hostOf) })
    log.warn(refused.message, refused)
    throw refused
  }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'a host without a name'
}
