import { type GenericSchema, array, object, optional, safeParse, string, unknown } from 'valibot'
import { Fault } from '../faults/fault.js'
import type { Chain } from './chain.js'

export interface NodesNeeds {
  readonly cloudUrl: string
  readonly projectId: string
  readonly fetch?: typeof fetch
}

const supportedSchema: GenericSchema<unknown, { readonly http: readonly string[] }> = object({ http: array(string()) })
const answerSchema = object({ result: optional(unknown()), error: optional(object({ message: optional(string()) })) })
const patience = 20_000

/** The nodes of networks. Those that the cloud reads count more than one that the page names, which the page could make up. */
export class Nodes {
  private supported: Promise<ReadonlySet<string>> | undefined
  private lastId = 0

  constructor(private readonly needs: NodesNeeds) {}

  async ask(chain: Chain, method: string, params: unknown): Promise<unknown> {
    const url = await this.urlOf(chain)
    const answer = await this.post(url, { jsonrpc: '2.0', id: (this.lastId += 1), method, params: params ?? [] })
    const read = safeParse(answerSchema, answer)
    if (!read.success) throw new Fault('node-away')
    const { result, error } = read.output
    if (error !== undefined) throw new Fault('node-refused', { said: error.message })
    return result
  }

  /** Asks who carries the operations of smart accounts out, or who pays for them. */
  async bundle({ id }: Chain, method: string, params: unknown): Promise<unknown> {
    const { cloudUrl, projectId } = this.needs
    const url = new URL(`/v1/bundler?${new URLSearchParams({ chainId: id, projectId })}`, cloudUrl)
    const body = { jsonrpc: '2.0', id: (this.lastId += 1), method, params }
    const answer = await this.post(url, body).catch((error: unknown) => {
      throw new Fault('bundler-away', {}, { cause: error })
    })
    const read = safeParse(answerSchema, answer)
    // The cloud answers so, too, when the bundler does not answer it.
    if (!read.success || (read.output.result === undefined && read.output.error === undefined)) throw new Fault('bundler-away')
    const { result, error } = read.output
    if (error !== undefined) throw new Fault('bundler-refused', { said: error.message })
    return result
  }

  private async urlOf({ id, rpcUrl }: Chain): Promise<URL> {
    const { cloudUrl, projectId } = this.needs
    if ((await this.supportedChains()).has(id)) return new URL(`/v1?${new URLSearchParams({ chainId: id, projectId })}`, cloudUrl)
    if (rpcUrl === undefined || !URL.canParse(rpcUrl)) throw new Fault('node-away')
    const url = new URL(rpcUrl)
    if (!/^https?:$/.test(url.protocol)) throw new Fault('node-away')
    return url
  }

  private supportedChains(): Promise<ReadonlySet<string>> {
    this.supported ??= this.readSupported().catch(() => {
      // A cloud that does not answer is asked again with the next call; meanwhile the page's node serves.
      this.supported = undefined
      return new Set<string>()
    })
    return this.supported
  }

  private async readSupported(): Promise<ReadonlySet<string>> {
    const { cloudUrl, projectId } = this.needs
    const url = new URL(`/v1/supported-chains?${new URLSearchParams({ projectId })}`, cloudUrl)
    const read = safeParse(supportedSchema, await this.read(url, {}))
    if (!read.success) throw new Fault('cloud-away')
    return new Set(read.output.http)
  }

  private post(url: URL, body: unknown): Promise<unknown> {
    // The cloud takes plain text, which spares the question whether JSON may be sent; nodes of others refuse it.
    const type = url.origin === new URL(this.needs.cloudUrl).origin ? 'text/plain' : 'application/json'
    return this.read(url, { method: 'POST', headers: { 'Content-Type': type }, body: JSON.stringify(body) })
  }

  private async read(url: URL, init: RequestInit): Promise<unknown> {
    const get = this.needs.fetch ?? fetch
    try {
      const response = await get(url, {
        ...init,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(patience),
      })
      return (await response.json()) as unknown
    } catch (error) {
      throw new Fault('node-away', {}, { cause: error })
    }
  }
}
