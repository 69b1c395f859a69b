import type { EndpointName } from '../contract/open.js'
import type { KernelPorts } from '../contract/ports.js'
import type { Token } from '../contract/token.js'
import { BillfoldError } from '../errors/billfold-error.js'
import { type HttpQuery, isHttpAddress } from './address.js'
import { HttpClient, type HttpQuestion } from './client.js'
import type { Transport, TransportPorts } from './transport.js'

export const httpKey = 'kernel.http' as Token<Http>

export interface HttpOptions {
  readonly ports: TransportPorts & Pick<KernelPorts, 'beacon'>
  /** Base addresses by service, as the host names them. There is no default. */
  readonly endpoints: { readonly [E in EndpointName]?: string | readonly string[] }
  readonly projectId: string
  /** What this product calls itself towards the services: the parameters `st` and `sv`. */
  readonly sdkType: string
  readonly sdkVersion: string
}

/** The only way to a service. What the host did not name is never contacted. What sends arrives with the first call. */
export class Http {
  private readonly clients = new Map<EndpointName, HttpClient>()
  private readonly ending = new AbortController()
  private transport: Transport | undefined
  private clientId: string | undefined

  constructor(private readonly options: HttpOptions) {}

  /** The client of a service; undefined when the host did not name it, or not with an http address. */
  endpoint(name: EndpointName): HttpClient | undefined {
    const base = this.options.endpoints[name]
    if (!isHttpAddress(base)) return undefined
    const client = this.clients.get(name) ?? this.open(name, base)
    this.clients.set(name, client)
    return client
  }

  /** Names this client to the services from now on: the last parameter of every call. */
  setClientId(clientId: string | undefined): void {
    this.clientId = clientId
  }

  /** Calls off what is under way; later calls are refused. */
  dispose(): void {
    this.ending.abort()
  }

  private open(endpoint: EndpointName, base: string): HttpClient {
    const { ports, projectId, sdkType: st, sdkVersion: sv } = this.options
    const common = (): HttpQuery => ({ projectId, st, sv, clientId: this.clientId })
    const beacon: typeof ports.beacon = (url, body) => ports.beacon(url, body)
    return new HttpClient({ endpoint, base, common, beacon, ask: (question) => this.ask(question) })
  }

  private async ask(question: HttpQuestion): Promise<unknown> {
    const { Transport } = await import('./transport.js').catch((error: unknown) => {
      throw notArrived(question, error)
    })
    this.transport ??= new Transport(this.options.ports, this.ending.signal)
    return this.transport.send(question)
  }
}

/** The next call asks for the code again. */
function notArrived({ place }: HttpQuestion, error: unknown): Error {
  const reason = 'the code for it did not arrive'
  const message = `${place.endpoint} ${place.path} cannot be reached: ${reason}`
  return new BillfoldError('http/unreachable', { ...place, reason }, { message, remedy: 'Serve every file of the build.' }, error)
}
