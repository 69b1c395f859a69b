import type { Families, FeatureStore, KernelOptions, Networks } from '@billfold/kernel'
import { type DappData, frameAddress } from '../protocol/index.js'

export interface PageFactsNeeds {
  readonly options: Pick<KernelOptions, 'debug' | 'features' | 'metadata' | 'projectId' | 'sdkType' | 'sdkVersion'>
  readonly features: Pick<FeatureStore, 'isOn'>
  readonly families: Pick<Families, 'activeNetwork'>
  readonly networks: Pick<Networks, 'requested'>
}

/** What the frame is told of the page around it. */
export class PageFacts {
  constructor(private readonly needs: PageFactsNeeds) {}

  address(site: string): string {
    const { options, features, families, networks } = this.needs
    const network = families.activeNetwork ?? networks.requested[0]
    return frameAddress(site, {
      projectId: options.projectId ?? '',
      chainId: network?.caipNetworkId ?? 'eip155:1',
      rpcUrl: network?.rpcUrls.default.http[0],
      enableLogger: options.debug,
      enableCloudAuthAccount: features.isOn('emailCapture'),
    })
  }

  get introduction(): DappData {
    const { projectId = '', metadata, sdkType, sdkVersion } = this.needs.options
    const { name, description, url, icons } = metadata
    return { projectId, sdkType, sdkVersion, metadata: { name, description, url, ...(icons && { icons: [...icons] }) } }
  }
}
