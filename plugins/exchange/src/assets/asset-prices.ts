import type { Families, Http, KernelOptions, Log, Networks, PayAsset } from '@billfold/kernel'
import { usablePrice } from '@billfold/kernel/amounts'
import { BlockchainService } from '@billfold/kernel/data'
import { makeAutoObservable, runInAction } from 'mobx'

export interface AssetPricesNeeds {
  readonly http: Pick<Http, 'endpoint'>
  readonly options: Pick<KernelOptions, 'projectId'>
  readonly families: Pick<Families, 'needAdapter'>
  readonly networks: Pick<Networks, 'find'>
  readonly log: Pick<Log, 'debug'>
}

/** What assets are worth, in US dollars. Without a service that knows, nothing is shown of it. */
export class AssetPrices {
  private readonly known = new Map<string, number>()
  private readonly needs: AssetPricesNeeds

  constructor(needs: AssetPricesNeeds) {
    this.needs = needs
    makeAutoObservable<this, 'needs'>(this, { needs: false }, { autoBind: true })
  }

  of(asset: PayAsset): number | undefined {
    return this.known.get(keyOf(asset))
  }

  /** Asks for a price that is not known yet. Never rejects. */
  async read(asset: PayAsset): Promise<void> {
    const { http, options, families, networks, log } = this.needs
    const service = BlockchainService.of(http)
    const network = networks.find(asset.network)
    if (service === undefined || network === undefined || this.of(asset) !== undefined) return
    try {
      if (!(await service.supports(asset.network))) return
      const adapter = await families.needAdapter(network.chainNamespace, 'exchange')
      const address = asset.asset === 'native' ? (await adapter.tokenFacts?.())?.nativeAddress : asset.asset
      if (address === undefined) return
      const [row] = await service.prices([`${asset.network}:${address}`], { projectId: options.projectId ?? '' })
      const price = usablePrice(typeof row === 'object' && row !== null && 'price' in row ? row.price : undefined)
      if (price !== undefined) runInAction(() => void this.known.set(keyOf(asset), price))
    } catch (error) {
      log.debug('The price of an asset could not be read', error)
    }
  }
}

function keyOf({ network, asset }: PayAsset): string {
  return `${network} ${asset.toLowerCase()}`
}
