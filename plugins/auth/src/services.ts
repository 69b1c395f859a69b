import { type Key, type Service, kernelKey, service } from '@billfold/kernel'
import { recentEmails } from '@billfold/kernel/data'
import { ApprovalDesk } from './approval/approval-desk.js'
import { EmbeddedWallet } from './connector/embedded-wallet.js'
import { AuthAccountStore } from './account/auth-account.js'
import { approvalQueueKey, authAccountKey, emailLoginKey, frameStageKey, socialLoginKey } from './contract.js'
import { FrameClient } from './frame/frame-client.js'
import { frameOpener } from './frame/frame-element.js'
import { PageFacts } from './frame/page-facts.js'
import { connectPerson } from './login/connect-person.js'
import { EmailLoginStore } from './login/email-login.js'
import { SocialLoginStore } from './login/social-login.js'
import { authAway, authUsed } from './stored-items.js'

/** Keys of the plugin's own services. */
export const frameClientKey = 'auth.frame-client' as Key<FrameClient>
export const embeddedWalletKey = 'auth.embedded-wallet' as Key<EmbeddedWallet>

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
  service(
    approvalQueueKey,
    { client: frameClientKey, modal: kernelKey('modal'), router: kernelKey('router'), transactions: kernelKey('transactions') },
    (needs) => new ApprovalDesk(needs),
  ),
  service(
    embeddedWalletKey,
    {
      client: frameClientKey,
      clock: kernelKey('clock'),
      families: kernelKey('families'),
      networks: kernelKey('networks'),
      desk: approvalQueueKey,
      rpc: kernelKey('rpc'),
      alerts: kernelKey('alerts'),
      log: kernelKey('log'),
      storage: kernelKey('storage'),
    },
    ({ storage, desk, ...needs }) => new EmbeddedWallet({ ...needs, desk: desk as ApprovalDesk, used: storage.item(authUsed) }),
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
      wallet: embeddedWalletKey,
      clock: kernelKey('clock'),
      events: kernelKey('events'),
      storage: kernelKey('storage'),
      connections: kernelKey('connections'),
      connectors: kernelKey('connectors'),
      families: kernelKey('families'),
      networks: kernelKey('networks'),
    },
    ({ client, clock, events, storage, ...kernel }) =>
      new EmailLoginStore({
        ...{ client, clock, events, recentEmails: storage.item(recentEmails) },
        connect: (method) => connectPerson(kernel, method),
      }),
  ),
  service(
    socialLoginKey,
    {
      client: frameClientKey,
      wallet: embeddedWalletKey,
      page: kernelKey('page'),
      clock: kernelKey('clock'),
      device: kernelKey('device'),
      log: kernelKey('log'),
      events: kernelKey('events'),
      storage: kernelKey('storage'),
      options: kernelKey('options'),
      connections: kernelKey('connections'),
      connectors: kernelKey('connectors'),
      families: kernelKey('families'),
      networks: kernelKey('networks'),
    },
    ({ client, page, clock, device, log, events, storage, options, ...kernel }) =>
      new SocialLoginStore({
        ...{ client, page, clock, device, log, events, families: kernel.families, site: options.endpoints.secureSite },
        ...{ away: storage.item(authAway), storedProvider: storage.own('social-provider') },
        connect: (method) => connectPerson(kernel, method),
      }),
  ),
  service(
    authAccountKey,
    {
      client: frameClientKey,
      wallet: embeddedWalletKey,
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
