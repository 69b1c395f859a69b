import type { Families, Log, Network, ReviewedRequest } from '@billfold/kernel'
import type { ClearRequest, ClearSigning, ClearSigningOptions, ClearText, Descriptor } from './contract.js'
import { ownDescriptors } from './descriptor/own-descriptors.js'
import { type CallContext, readCall } from './reader/read-call.js'
import { readTypedData } from './reader/read-typed-data.js'
import type { KnownToken } from './reader/read-value.js'
import { askedFor } from './reader/requests.js'

export interface ClearReaderNeeds {
  readonly families: Pick<Families, 'needAdapter'>
  readonly log: Pick<Log, 'warn' | 'debug'>
  readonly options: ClearSigningOptions
}

/** Reads requests by the descriptors of the host and of this package, and by what the network says of tokens. */
export class ClearReader implements ClearSigning {
  private readonly ending = new AbortController()
  private loading: Promise<readonly Descriptor[]> | undefined = undefined

  constructor(private readonly needs: ClearReaderNeeds) {}

  async read(request: ClearRequest): Promise<readonly ClearText[]> {
    const asked = askedFor(request.method, request.params)
    const { network } = request.session
    if (asked === undefined || network === undefined) return []
    const context = await this.context(request, network)
    if ('calls' in asked) return Promise.all(asked.calls.map((call) => readCall(call, context)))
    const text = await readTypedData(asked.typedData, context)
    return text === undefined ? [] : [text]
  }

  async readTransactions({ session, transactions }: ReviewedRequest): Promise<readonly ClearText[]> {
    const { network, namespace, account } = session
    if (network === undefined) return []
    const context = await this.context({ namespace, session }, network)
    return Promise.all(transactions.map(({ to, value = 0n, data = '0x' }) => readCall({ from: account.address, to, value, data }, context)))
  }

  dispose(): void {
    this.ending.abort()
  }

  private async context({ namespace, session }: Pick<ClearRequest, 'namespace' | 'session'>, network: Network): Promise<CallContext> {
    const { symbol, decimals } = network.nativeCurrency
    const known = new Map<string, Promise<KnownToken | undefined>>()
    return {
      chainId: Number(network.id),
      coin: { symbol, decimals },
      descriptors: await this.descriptors(),
      token: (address) => {
        const found = known.get(address) ?? this.token({ namespace, address, network, holder: session.account.address })
        known.set(address, found)
        return found
      },
    }
  }

  /** Those of the host go first. One that cannot be loaded is missing, and the others stand. */
  private descriptors(): Promise<readonly Descriptor[]> {
    const { options, log } = this.needs
    this.loading ??= Promise.resolve()
      .then(() => options.load?.() ?? [])
      .catch((error: unknown) => {
        this.loading = undefined
        log.warn('Descriptors of contracts could not be loaded', error)
        return []
      })
      .then((loaded) => [...(options.descriptors ?? []), ...loaded, ...ownDescriptors])
    return this.loading
  }

  private async token({ namespace, address, network, holder }: AskedToken): Promise<KnownToken | undefined> {
    try {
      const adapter = await this.needs.families.needAdapter(namespace, 'read tokens')
      const found = await adapter.token?.({ tokenAddress: address, address: holder, network }, this.ending.signal)
      return found && { symbol: found.symbol, decimals: Number(found.quantity.decimals) }
    } catch (error) {
      this.needs.log.debug('A token could not be read', error)
      return undefined
    }
  }
}

interface AskedToken {
  readonly namespace: ClearRequest['namespace']
  readonly address: string
  readonly network: Network
  readonly holder: string
}
