import type { ChainNamespace } from '../src/core/caip/ids.js'
import type { Log } from '../src/core/log/log.js'
import type { PluginManifest } from '../src/core/plugins/manifest.js'
import type { ClockPort, PagePort } from '../src/core/ports.js'
import type { Connector } from '../src/wallets/contract/connector.js'
import { type ConnectorRow, connectorRows, inFamilyOrder, withoutDuplicates } from '../src/wallets/state/connector-rows.js'
import { BrowserWallets, type WalletShelf } from '../family/browser-wallets.js'
import { listedConnector, raisedDoubt } from '../family/wallet-facts.js'
import type { WalletSearch } from '../family/wallet-search.js'

export interface PageWalletsNeeds {
  readonly page: PagePort
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
  readonly log: Pick<Log, 'warn'>
  readonly namespaces: readonly ChainNamespace[]
  /** A wallet came, or went. */
  onChange(): void
}

/** The wallets of this page before there is a kernel: they can be listed, and not yet be asked. */
export class PageWallets {
  private listed: readonly Connector[] = []
  private searches: readonly BrowserWallets[] = []

  constructor(private readonly needs: PageWalletsNeeds) {}

  /** Loads what finds the wallets of each family, and asks them to show themselves. A family that does not arrive is left out. */
  async look(manifests: readonly PluginManifest[]): Promise<void> {
    const searches = await Promise.all(manifests.map((manifest) => this.searchOf(manifest)))
    this.searches = searches.flatMap((search) => search ?? [])
    for (const search of this.searches) search.ask()
  }

  /** The wallets as a list shows them, of one family or of all. */
  rows(namespace: ChainNamespace | undefined, others: readonly Connector[]): readonly ConnectorRow[] {
    const { namespaces } = this.needs
    const all = inFamilyOrder(withoutDuplicates([...this.listed, ...others]), namespaces)
    return connectorRows(namespace === undefined ? all : all.filter((each) => each.namespace === namespace))
  }

  dispose(): void {
    for (const search of this.searches) search.dispose()
  }

  private async searchOf({ id, finds, namespaces: [namespace] = [] }: PluginManifest): Promise<BrowserWallets | undefined> {
    const { page, clock, log, namespaces } = this.needs
    if (finds === undefined || namespace === undefined || !namespaces.includes(namespace)) return undefined
    try {
      const search = (await finds()) as WalletSearch
      return new BrowserWallets({ ...search, namespace, page, clock, log, isInUse: () => false, shelf: this.shelf(namespace) })
    } catch (error) {
      log.warn(`The wallets of ${id} are listed when its plugin is here`, error)
      return undefined
    }
  }

  private shelf(namespace: ChainNamespace): WalletShelf {
    const listed = (): readonly Connector[] => this.listed
    const change = (next: readonly Connector[]): void => {
      this.listed = next
      this.needs.onChange()
    }
    return {
      get listed() {
        return listed()
      },
      list(facts) {
        const connector: { -readonly [K in keyof Connector]: Connector[K] } = { ...listedConnector(facts, namespace), connect: notYet }
        change([...listed(), connector])
        return {
          connector,
          raise: (doubt) => void (connector.doubt = raisedDoubt(connector.doubt, doubt)),
          remove: () => change(listed().filter((each) => each !== connector)),
        }
      },
    }
  }
}

function notYet(): Promise<never> {
  return Promise.reject(new Error('The kernel connects wallets, and is not here yet'))
}
