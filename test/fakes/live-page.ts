import {
  type ChainAdapter,
  type ChainNamespace,
  type Kernel,
  type KernelOptionsInput,
  type KernelPorts,
  type Key,
  type PluginManifest,
  type Session,
  createKernel,
} from '@billfold/kernel'
import { fakePorts, type FakePorts } from './fake-ports.js'
import { registerStandardWallet } from './fake-standard-wallet.js'

/** A page that runs in real time, on real nodes. */
export interface LiveStandardPage {
  readonly kernel: Kernel
  readonly ports: FakePorts
  readonly adapter: ChainAdapter
  /** Every request that left the page, by its method. */
  readonly requests: string[]
  /**
   * Methods whose calls are to fail: before they arrive (`lost`), after they did (`unanswered`), or with this `result` or `error` in
   * place of the true one, once they arrived.
   */
  readonly faults: Map<string, 'lost' | 'unanswered' | object>
  session(): Session
  connect(name?: string): Promise<Session>
}

export interface LiveStandardPageOptions extends Pick<KernelOptionsInput, 'networks'> {
  /** The family alone; it has to look for wallets from the start. */
  readonly manifest: PluginManifest
  readonly namespace: ChainNamespace
  /** Wallets by the Wallet Standard. */
  readonly wallets: readonly { readonly name: string; readonly standard: object }[]
  readonly options?: Partial<KernelOptionsInput>
  /** Waits of up to a second pass at this pace; one, unless given. */
  readonly pace?: number
}

/** Opens a page with one family and wallets of the Wallet Standard, for tests against nodes that run. */
export async function liveStandardPage(given: LiveStandardPageOptions): Promise<LiveStandardPage> {
  const { manifest, namespace, wallets, networks, options, pace = 1 } = given
  const ports = fakePorts()
  const requests: string[] = []
  const faults: LiveStandardPage['faults'] = new Map()
  for (const { standard } of wallets) registerStandardWallet(ports.page, standard)
  const kernel = createKernel(inRealTime({ ports, requests, faults, pace }), [manifest], { projectId: 'test', networks, ...options })
  await kernel.start()
  await kernel.plugins.activate(manifest.id)
  const adapter = await kernel.load(`chain.adapter:${namespace}` as Key<ChainAdapter>)
  const session = (): Session => {
    const found = kernel.families.find(namespace)?.session
    if (found === undefined) throw new Error('no wallet is connected')
    return found
  }
  const connect = async (name = wallets[0]?.name ?? ''): Promise<Session> => {
    const connector = kernel.connectors.find({ id: name, namespace })
    if (connector === undefined) throw new Error('the wallet is not there')
    const outcome = await kernel.connections.connect(connector)
    if (outcome.status !== 'connected') throw new Error(`connecting ended with ${JSON.stringify(outcome)}`)
    return session()
  }
  return { kernel, ports, adapter, requests, faults, session, connect }
}

interface RealTime extends Pick<LiveStandardPage, 'ports' | 'requests' | 'faults'> {
  readonly pace: number
}

function inRealTime({ ports, requests, faults, pace }: RealTime): KernelPorts {
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds > 1_000 ? milliseconds : milliseconds / pace)
    return () => clearTimeout(timer)
  }
  return {
    ...ports,
    clock: { now: () => Date.now(), monotonic: () => performance.now(), after, idle: (run) => after(0, run) },
    fetch: async (url, request) => {
      const { id, method } = called(url, request)
      requests.push(method)
      const fault = faults.get(method)
      if (fault === 'lost') throw new TypeError('Failed to fetch')
      const { status, headers, body } = await fetch(url, request)
      if (fault === 'unanswered') throw new TypeError('Failed to fetch')
      return {
        status,
        headers,
        body: typeof fault === 'object' ? new Response(JSON.stringify({ jsonrpc: '2.0', id, ...fault })).body : body,
        url,
      }
    },
  }
}

/** The call in a request: its method, or the verb and the path where the node speaks REST. */
function called(url: string, { method, body }: Parameters<KernelPorts['fetch']>[1]): { readonly id?: unknown; readonly method: string } {
  const json = body?.startsWith('{') === true ? (JSON.parse(body) as { readonly id?: unknown; readonly method?: unknown }) : {}
  return { id: json.id, method: typeof json.method === 'string' ? json.method : `${method} ${new URL(url).pathname}` }
}
