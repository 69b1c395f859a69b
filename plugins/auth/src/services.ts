import { type Key, type Service, kernelKey, service } from '@billfold/kernel'
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
    {
      page: kernelKey('page'),
      clock: kernelKey('clock'),
      alerts: kernelKey('alerts'),
      log: kernelKey('log'),
      uuid: kernelKey('uuid'),
      options: kernelKey('options'),
      features: kernelKey('features'),
      families: kernelKey('families'),
      networks: kernelKey('networks'),
    },
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
      client: frameClientKey,
      queue: approvalQueueKey,
      clock: kernelKey('clock'),
      families: kernelKey('families'),
      networks: kernelKey('networks'),
      connections: kernelKey('connections'),
      connectors: kernelKey('connectors'),
      modal: kernelKey('modal'),
      router: kernelKey('router'),
      transactions: kernelKey('transactions'),
      events: kernelKey('events'),
      rpc: kernelKey('rpc'),
      alerts: kernelKey('alerts'),
      log: kernelKey('log'),
      storage: kernelKey('storage'),
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
    {
      client: frameClientKey,
      loader: walletLoaderKey,
      clock: kernelKey('clock'),
      events: kernelKey('events'),
      storage: kernelKey('storage'),
    },
    ({ storage, ...needs }) => new EmailLoginStore({ ...needs, recentEmails: storage.item(recentEmails) }),
  ),
  service(
    socialLoginKey,
    {
      client: frameClientKey,
      loader: walletLoaderKey,
      page: kernelKey('page'),
      clock: kernelKey('clock'),
      device: kernelKey('device'),
      log: kernelKey('log'),
      events: kernelKey('events'),
      storage: kernelKey('storage'),
      options: kernelKey('options'),
      families: kernelKey('families'),
    },
    ({ storage, options, ...needs }) =>
      new SocialLoginStore({
        ...{ ...needs, site: options.endpoints.secureSite },
        ...{ away: storage.item(authAway), storedProvider: storage.own('social-provider') },
      }),
  ),
  service(
    authAccountKey,
    {
      client: frameClientKey,
      loader: walletLoaderKey,
      families: kernelKey('families'),
      connections: kernelKey('connections'),
      modal: kernelKey('modal'),
      toasts: kernelKey('toasts'),
      events: kernelKey('events'),
      clock: kernelKey('clock'),
    },
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
