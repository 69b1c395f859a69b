import { type PluginRuntime, kernelKeys, service } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { profileWalletsKey } from './contract.js'
import { ProfileWalletsStore } from './profile-wallets-store.js'
import { labelsItem, orderItem } from './stored-items.js'

const needs = kernelKeys('connections', 'connectors', 'families', 'storage', 'toasts', 'log')

/** The lazy half: the store under its key, and the views, each with its own code. */
export const plugin: PluginRuntime = {
  services: [
    service(profileWalletsKey, needs, ({ storage, ...given }) => {
      return new ProfileWalletsStore({ ...given, labels: storage.item(labelsItem), order: storage.item(orderItem) })
    }),
  ],
  views: {
    ProfileWallets: lazyView<'ProfileWallets'>(async () => (await import('./view/profile-wallets.js')).profileWalletsView),
    ProfileWallet: lazyView<'ProfileWallet'>(async () => (await import('./view/profile-wallet.js')).profileWalletView),
  },
}
