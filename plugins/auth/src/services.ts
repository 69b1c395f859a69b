import { type Key, type Service, kernelKey, kernelKeys, service } from '@billfold/kernel'
import { recentEmails } from '@billfold/kernel/data'
import { PendingApprovals } from './approval/pending-approvals.js'
import { WalletLoader } from './connector/wallet-loader.js'
import { AuthAccountStore } from './account/auth-account.js'
import { approvalQueueKey, authAccountKey, emailLoginKey, frameStageKey, socialLoginKey } from './contract.js'
import { FrameClient } from './frame/frame-client.js'
import { frameOpener } from './frame/frame-element.js'
import { PageFacts } from './frame/page-facts.js'
import { EmailLoginStore } from './login/email-login.js'
import { SocialLoginStore } from './login/social-login.js'
import { authAway, authUsed } from './stored-items.js'

/** Keys of the plugin's own services. */
export const frameClientKey = 'auth.frame-client' as Key<FrameClient>
export const walletLoaderKey = 'auth.wallet-loader' as Key<WalletLoader>

/** The services of the plugin. None of them puts anything into the page before it is asked for something. */
export const services: readonly Service[] = [
  service(
    frameClientKey,
    kernelKeys('page', 'clock', 'alerts', 'log', 'uuid', 'options', 'features', 'families', 'networks'),
    ({ page, clock, alerts, log, uuid, options, features, families, networks }) => {
      const facts = new PageFacts({ options, features, families, networks })
      const client: FrameClient = new FrameClient({
        ...{ page, clock, alerts, log, uuid, site: options.endpoints.secureSite, openFrame: frameOpener(page) },
        address: (site) => facts.address(site),
        onReady: () => client.tell('SYNC_DAPP_DATA', facts.introduction),
      })
      return client
    },
  ),
  service(approvalQueueKey, {}, () => new PendingApprovals()),
  service(
    walletLoaderKey,
    {
      ...kernelKeys(
        'clock',
        'families',
        'networks',
        'connections',
        'connectors',
        'modal',
        'router',
        'transactions',
        'events',
        'rpc',
        'alerts',
        'log',
        'storage',
      ),
      client: frameClientKey,
      queue: approvalQueueKey,
    },
    ({ storage, queue, ...needs }) =>
      new WalletLoader({
        ...needs,
        queue: queue as PendingApprovals,
        ...{ used: storage.item(authUsed), storedProvider: storage.own('social-provider') },
      }),
  ),
  service(frameStageKey, { client: frameClientKey, modal: kernelKey('modal') }, ({ client, modal }) => ({
    cover: (place: Element) => {
      client.theme(themeOf(place))
      return client.cover(place, () => void modal.requestClose())
    },
  })),
  service(
    emailLoginKey,
    { ...kernelKeys('clock', 'events', 'storage'), client: frameClientKey, loader: walletLoaderKey },
    ({ storage, ...needs }) => new EmailLoginStore({ ...needs, recentEmails: storage.item(recentEmails) }),
  ),
  service(
    socialLoginKey,
    {
      ...kernelKeys('page', 'clock', 'device', 'log', 'events', 'storage', 'options', 'families'),
      client: frameClientKey,
      loader: walletLoaderKey,
    },
    ({ storage, options, ...needs }) =>
      new SocialLoginStore({
        ...{ ...needs, site: options.endpoints.secureSite },
        ...{ away: storage.item(authAway), storedProvider: storage.own('social-provider') },
      }),
  ),
  service(
    authAccountKey,
    { ...kernelKeys('families', 'connections', 'modal', 'toasts', 'events', 'clock'), client: frameClientKey, loader: walletLoaderKey },
    (needs) => new AuthAccountStore(needs),
  ),
]

/** How the modal looks there: what follows the system names both. */
function themeOf(place: Element): 'dark' | 'light' {
  const view = place.ownerDocument.defaultView
  const schemes = view?.getComputedStyle(place).colorScheme.split(' ') ?? []
  const isBoth = schemes.includes('light') && schemes.includes('dark')
  const isDark = isBoth ? view?.matchMedia('(prefers-color-scheme: dark)').matches === true : !schemes.includes('light')
  return isDark ? 'dark' : 'light'
}
