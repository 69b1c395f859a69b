import { type DappData, protocolVersion, readFrameAddress } from '@billfold/auth/protocol'
import { cloudLine } from '../accounts/cloud-line.js'
import { ProjectConfigs } from '../accounts/project-configs.js'
import { openDevice } from '../device/device.js'
import { openDeviceStore } from '../device/device-store.js'
import { make } from '../dom/make.js'
import { Screen } from '../dom/screen.js'
import { applyTheme, themeNow } from '../dom/theme.js'
import { asFault } from '../faults/fault.js'
import { EmailLogin } from '../login/email-login.js'
import { EmailUpdate } from '../login/email-update.js'
import type { LoginContext } from '../login/login-context.js'
import { FarcasterLogin } from '../login/social-login.js'
import { chooseWords } from '../messages/choose-words.js'
import { readChain } from '../rpc/chain.js'
import { Nodes } from '../rpc/nodes.js'
import { RpcDesk } from '../rpc/rpc-desk.js'
import { SmartAccounts } from '../smart/smart-accounts.js'
import { Wallet, sealForCloud } from '../sessions/wallet.js'
import { FrameRequestsAnswered } from './frame-requests.js'
import { HostLink } from './host-link.js'
import { hostOriginOf } from './host-origin.js'
import { readCloudUrl } from './read-cloud-url.js'
import { storageNotice } from './storage-notice.js'

/** Starts the frame in a page that stands inside another one. */
export async function startFrame(root: HTMLElement): Promise<void> {
  const words = await chooseWords(navigator.languages)
  document.documentElement.lang = words.language
  document.documentElement.dir = words.direction
  const address = readFrameAddress(location.href)
  if (address === undefined || window.parent === window) return root.replaceChildren(make('p', { class: 'alone' }, words.wrongAddress))
  const { projectId } = address
  const cloudUrl = readCloudUrl(document)
  const device = openDevice(await openDeviceStore(), navigator.locks)
  const line = cloudLine({ cloudUrl, deviceKey: () => device.deviceKey() })
  const nodes = new Nodes({ cloudUrl, projectId })
  const configs = new ProjectConfigs({ line, projectId })
  const smart = new SmartAccounts({ configs, projectId, store: device.store })
  const pageGone = new AbortController()
  window.addEventListener('pagehide', () => pageGone.abort(), { once: true })

  const recover = async (screen: Screen, signal: AbortSignal): Promise<void> => {
    const { recover: ask } = await import('../recovery/recover.js')
    return ask({ screen, wallet, words, signal })
  }
  const screen = new Screen({ root, words: () => words, recover, storageNotice: () => storageNotice(device.store, words) })
  const wallet = new Wallet({
    device,
    line,
    projectId,
    sealRecovery: async (share, person) => {
      const { recovery: kind } = await configs.read()
      if (kind === 'automatic') return sealForCloud(share)
      // The person makes their way back before anybody is told an address that money could go to.
      const { protect } = await import('../recovery/protect.js')
      link.push('SHOW', undefined)
      try {
        return await protect({ screen, words, kind, share, person, signal: pageGone.signal })
      } finally {
        link.push('HIDE', undefined)
      }
    },
  })
  const context: LoginContext = {
    projectId,
    line,
    wallet,
    enter: (login) => wallet.enter(login),
    locale: () => words.language,
    theme: themeNow,
    began: () => {
      // Asked while the person looks for the mail, so that nothing waits for it later; who needs it asks again if this fails.
      configs.read().catch(() => undefined)
    },
  }
  let page: DappData | undefined
  const desk = new RpcDesk({ wallet, nodes, smart, words: () => words, counter: screen, nameOfPage: () => page?.metadata?.name })
  const requests = new FrameRequestsAnswered(
    {
      context,
      desk,
      smart,
      nodes,
      email: new EmailLogin(context),
      farcaster: new FarcasterLogin(context),
      update: new EmailUpdate(context),
      themed: applyTheme,
      introduced: (told) => void (page = told),
      manage: async () => {
        const { manage } = await import('../manage/manage.js')
        await manage({ screen, context, words, device, signal: pageGone.signal, openRecovery: (signal) => recover(screen, signal) })
      },
      reload: () => location.reload(),
    },
    readChain(address.chainId, address.rpcUrl),
  )
  const link = new HostLink({
    host: window.parent,
    hostOrigin: hostOriginOf(window),
    answer: (message, host) => requests.answer(message, host),
    wordsOf: (error) => {
      const { code, details, cause } = asFault(error)
      if (code === 'unexpected') console.error('The frame failed', cause ?? error)
      return words.faults[code](details)
    },
  })
  window.addEventListener('message', (event) => void link.hear(event))
  link.push('READY', { version: protocolVersion })
}
