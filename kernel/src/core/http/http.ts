import type { ChainNamespace } from '../caip/ids.js'
import type { EndpointName } from '../open.js'
import type { KernelPorts } from '../ports.js'
import { BillfoldError } from '../errors/billfold-error.js'
import { type Lazy, lazy } from '../lazy.js'
import { type HttpQuery, isHttpAddress } from './address.js'
import { HttpClient, type HttpQuestion } from './client.js'
import type { HttpPlace } from './errors.js'
import type { Transport, TransportPorts } from './transport.js'

export interface HttpOptions {
  readonly ports: TransportPorts & Pick<KernelPorts, 'beacon'>
  /** Base addresses by service, as the host names them. There is no default. */
  readonly endpoints: { readonly [E in EndpointName]?: string | readonly string[] }
  /** The addresses of the nodes that the host names for the networks of a family. */
  readonly nodes?: (namespace: ChainNamespace) => readonly string[]
  readonly projectId: string
  /** Name and version of this product for the services: the parameters `st` and `sv`. */
  readonly sdkType: string
  readonly sdkVersion: string
}

/** Sees a call before it is sent: it sends it, late or not at all, and gives its answer or another failure. */
export type HttpPassage = (question: HttpQuestion, send: () => Promise<unknown>) => Promise<unknown>

/** The only way to a service. What the host did not name is never contacted. What sends arrives with the first call. */
export class Http {
  private readonly clients = new Map<string, HttpClient>()
  private readonly passages = new Set<HttpPassage>()
  private readonly ending = new AbortController()
  private readonly transport: Lazy<Transport>
  private clientId: string | undefined

  constructor(private readonly options: HttpOptions) {
    const load = async (): Promise<Transport> => {
      const { Transport: Loaded } = await import('./transport.js')
      return new Loaded(options.ports, this.ending.signal)
    }
    this.transport = lazy(load, { what: 'calls to services', clock: options.ports.clock })
  }

  /**
   * The client of a service; undefined when the host did not name it, or not with an http address. Of a service with several addresses it is the one
   * where a foreign URL leads, which is told nothing of the host.
   */
  endpoint(name: EndpointName, at?: string): HttpClient | undefined {
    const named = this.options.endpoints[name]
    const base =
      at === undefined ? named : [named].flat().find((each) => isHttpAddress(each) && new URL(each).origin === new URL(at).origin)
    if (!isHttpAddress(base)) return undefined
    return this.client(name + (at === undefined ? '' : base), () => this.open(name, base, at === undefined ? this.common : () => ({})))
  }

  /** The client of a chain's node; undefined when the host names that address for no network of the family. It is told nothing of the host. */
  node(namespace: ChainNamespace, url: string): HttpClient | undefined {
    if (!isHttpAddress(url) || !this.options.nodes?.(namespace).includes(url)) return undefined
    return this.client(url, () => this.open('node', url, () => ({})))
  }

  /** Names this client to the services from now on: the last parameter of every call. */
  setClientId(clientId: string | undefined): void {
    this.clientId = clientId
  }

  /** Puts something around every call from now on, for tools of a developer; the result takes it away. */
  around(passage: HttpPassage): () => void {
    this.passages.add(passage)
    return () => void this.passages.delete(passage)
  }

  /** Calls off what is under way; later calls are refused. */
  dispose(): void {
    this.ending.abort()
  }

  private client(key: string, open: () => HttpClient): HttpClient {
    const client = this.clients.get(key) ?? open()
    this.clients.set(key, client)
    return client
  }

  private readonly common = (): HttpQuery => {
    const { projectId, sdkType: st, sdkVersion: sv } = this.options
    return { projectId, st, sv, clientId: this.clientId }
  }

  private open(endpoint: HttpPlace['endpoint'], base: string, common = this.common): HttpClient {
    const { ports } = this.options
    const beacon: typeof ports.beacon = (url, body) => ports.beacon(url, body)
    return new HttpClient({ endpoint, base, common, beacon, ask: (question) => this.ask(question) })
  }

  private ask(question: HttpQuestion): Promise<unknown> {
    return [...this.passages].reduce<() => Promise<unknown>>(
      (send, passage) => () => passage(question, send),
      () => this.send(question),
    )()
  }

  private async send(question: HttpQuestion): Promise<unknown> {
    const transport = await this.transport.load().catch((error: unknown) => {
      throw notArrived(question, error)
    })
    return transport.send(question)
  }
}

/** The next call asks for the code again. */
function notArrived({ place }: HttpQuestion, error: unknown): Error {
  const reason = 'the code for it did not arrive'
  const message = `${place.endpoint} ${place.path} cannot be reached: ${reason}`
  return new BillfoldError('http/unreachable', { ...place, reason }, { message, remedy: 'Serve every file of the build.' }, error)
}
