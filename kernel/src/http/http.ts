import type { EndpointName } from '../contract/open.js'
import type { KernelPorts } from '../contract/ports.js'
import type { Token } from '../contract/token.js'
import { type HttpQuery, isHttpAddress } from './address.js'
import { HttpClient } from './client.js'
import { Transport, type TransportPorts } from './transport.js'

export const httpKey = 'kernel.http' as Token<Http>

export interface HttpOptions {
  readonly ports: TransportPorts & Pick<KernelPorts, 'beacon' | 'blob'>
  /** Base addresses by service, as the host names them. There is no default. */
  readonly endpoints: { readonly [E in EndpointName]?: string }
  readonly projectId: string
  /** What this product calls itself towards the services: the parameters `st` and `sv`. */
  readonly sdkType: string
  readonly sdkVersion: string
}

/** The only way to a service. What the host did not name is never contacted. */
export class Http {
  private readonly clients = new Map<EndpointName, HttpClient>()
  private readonly transport: Transport
  private clientId: string | undefined

  constructor(private readonly options: HttpOptions) {
    this.transport = new Transport(options.ports)
  }

  /** The client of a service; undefined when the host did not name it, or not with an http address. */
  endpoint(name: EndpointName): HttpClient | undefined {
    const base = Object.hasOwn(this.options.endpoints, name) ? this.options.endpoints[name] : undefined
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
    this.transport.dispose()
  }

  private open(endpoint: EndpointName, base: string): HttpClient {
    const { ports, projectId, sdkType, sdkVersion } = this.options
    const common = (): HttpQuery => ({ projectId, st: sdkType, sv: sdkVersion, clientId: this.clientId })
    return new HttpClient({ endpoint, base, transport: this.transport, ports, common })
  }
}
