import { type Events, type Key, type PluginRuntime, maybe, service, walletListKey, kernelKey, kernelKeys } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { retiredWallets } from '@billfold/wallet-registry'
import type { WalletsOptions } from './contract.js'
import { failureReport } from './failure.js'
import { deepLinkIds, leaveFor } from './leave-for.js'
import { walletListSource } from './list-source.js'
import { rememberConnected } from './remember-connected.js'
import { RecentWallets } from './recent-wallets.js'
import type { WalletQuery } from './questions.js'
import { WalletListStore } from './wallet-list-store.js'

/** The store of the list, for this plugin itself. */
const storeKey = 'wallets.store' as Key<WalletListStore>

const needs = {
  ...kernelKeys('options', 'networks', 'connectors', 'device', 'clock', 'storage', 'http', 'events', 'alerts', 'log', 'families'),
  page: maybe(kernelKey('page')),
}

/** The lazy half: the list under its key, and the view for wallets that are over. */
export function plugin({ registry = true }: WalletsOptions): PluginRuntime {
  return {
    services: [
      service(
        storeKey,
        needs,
        ({ options: host, networks, connectors, device, clock, storage, http, events, alerts, log, families, page }) => {
          const source = walletListSource({ client: http.endpoint('wallet'), now: () => clock.now(), hasRegistry: registry })
          return new WalletListStore({
            ...{ source, networks, connectors, device, clock },
            options: host.wallets,
            // The core build has nothing that speaks with the browsers of wallets.
            leftOut: host.basic ? deepLinkIds : [],
            recents: new RecentWallets(storage),
            retired: retiredWallets(),
            onFailure: failureReport(alerts, log),
            onSearch: (query) => events.publish('analytics:recorded', searchRecord(query)),
            leaveFor: (wallet) => leaveFor(wallet, { device, page, families, networks, connectors }),
          })
        },
      ),
      service(walletListKey, { store: storeKey }, ({ store }) => store),
    ],
    views: { RetiredWallet: lazyView<'RetiredWallet'>(async () => (await import('./view/retired-wallet-view.js')).retiredWalletView) },
    start(scope) {
      const store = scope.get(storeKey)
      const places = {
        connectors: scope.get(kernelKey('connectors')),
        router: scope.get(kernelKey('router')),
        families: scope.get(kernelKey('families')),
        store,
      }
      scope.onStop(scope.get(kernelKey('events')).on('connection:connected', (event) => rememberConnected(event, places)))
      store.begin()
    },
  }
}

/** The record of a search, under the name that the analytics service knows. */
function searchRecord({ text, isCertifiedOnly }: WalletQuery): Events['analytics:recorded'] {
  return { event: 'SEARCH_WALLET', properties: { search: text, ...(isCertifiedOnly && { badge: 'certified' }) } }
}
