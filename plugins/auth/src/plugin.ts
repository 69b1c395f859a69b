import { type PluginRuntime, type PluginScope, kernelKey } from '@billfold/kernel'
import { lazyView } from '@billfold/ui/kit'
import { when } from 'mobx'
import { addConnectors } from './connector/add-connectors.js'
import { socialLoginKey } from './contract.js'
import type { SocialLoginStore } from './login/social-login.js'
import { checkOrigin } from './origins.js'
import { frameClientKey, services, walletLoaderKey } from './services.js'
import { authAway, authUsed } from './stored-items.js'

/** The lazy half: it adds the connectors, and puts the frame into the page when somebody logs in, or has logged in. */
export const plugin: PluginRuntime = {
  services,
  start(scope) {
    scope.onStop(addConnectors(scope))
    followFeatures(scope)
    followFrame(scope)
    void restore(scope)
    if (wasAway(scope)) void comeBack(scope)
  },
  views: {
    EmailLogin: lazyView<'EmailLogin'>(async () => (await import('./view/email-login.js')).emailLoginView),
    EmailVerifyOtp: lazyView<'EmailVerifyOtp'>(async () => (await import('./view/email-code.js')).emailCodeView),
    EmailVerifyDevice: lazyView<'EmailVerifyDevice'>(async () => (await import('./view/email-device.js')).emailDeviceView),
    ConnectSocials: lazyView<'ConnectSocials'>(async () => (await import('./view/connect-socials.js')).connectSocialsView),
    ConnectingSocial: lazyView<'ConnectingSocial'>(async () => (await import('./view/connecting-social.js')).connectingSocialView),
    ConnectingFarcaster: lazyView<'ConnectingFarcaster'>(
      async () => (await import('./view/connecting-farcaster.js')).connectingFarcasterView,
    ),
    EmbeddedWallet: lazyView<'EmbeddedWallet'>(async () => (await import('./view/embedded-wallet.js')).embeddedWalletView),
    SecureFrame: lazyView<'SecureFrame'>(async () => (await import('./view/secure-frame.js')).secureFrameView),
    UpdateEmailWallet: lazyView<'UpdateEmailWallet'>(async () => (await import('./view/update-email.js')).updateEmailView),
    UpdateEmailPrimaryOtp: lazyView<'UpdateEmailPrimaryOtp'>(async () => (await import('./view/update-email-code.js')).oldAddressCodeView),
    UpdateEmailSecondaryOtp: lazyView<'UpdateEmailSecondaryOtp'>(
      async () => (await import('./view/update-email-code.js')).newAddressCodeView,
    ),
    ApproveTransaction: lazyView<'ApproveTransaction'>(async () => (await import('./view/approve-transaction.js')).approveTransactionView),
  },
}

/** The origin is checked once the project configuration has decided whether it matters. */
function followFeatures(scope: PluginScope): void {
  const features = scope.get(kernelKey('features'))
  const needs = {
    features,
    options: scope.get(kernelKey('options')),
    http: scope.get(kernelKey('http')),
    alerts: scope.get(kernelKey('alerts')),
    device: scope.get(kernelKey('device')),
  }
  scope.onStop(
    when(
      () => features.isSettled,
      () => void checkOrigin(needs, scope.signal),
    ),
  )
}

/** Brings the person to the frame when it needs them, and back when it does not. */
function followFrame(scope: PluginScope): void {
  const client = scope.get(frameClientKey)
  const router = scope.get(kernelKey('router'))
  const modal = scope.get(kernelKey('modal'))
  const show = (): void =>
    modal.isOpen ? router.push('SecureFrame', { task: 'asked' }) : void modal.open({ view: 'SecureFrame', data: { task: 'asked' } })
  const hide = (): void => {
    if (router.view === 'SecureFrame') router.back()
  }
  scope.onStop(client.onPush((push) => (push === 'SHOW' ? show() : push === 'HIDE' ? hide() : undefined)))
}

/** True when somebody left this page for a provider. */
function wasAway(scope: PluginScope): boolean {
  return scope.get(kernelKey('storage')).item(authAway).read() !== undefined
}

/** Ends the login that somebody left this page for. One that failed is told where another try can be made. */
async function comeBack(scope: PluginScope): Promise<void> {
  const login = scope.get(socialLoginKey) as SocialLoginStore
  await login.comeBack()
  if (login.phase === 'failed' && !scope.signal.aborted) await scope.get(kernelKey('modal')).open({ view: 'ConnectingSocial' })
}

/** Brings back who logged in on this page. What cannot be asked takes nothing away: the next page asks again. */
async function restore(scope: PluginScope): Promise<void> {
  if (scope.get(kernelKey('storage')).item(authUsed).read() === undefined) return
  try {
    await scope.get(walletLoaderKey).use((opened) => opened.restore())
  } catch (error) {
    scope.get(kernelKey('log')).warn('The session of the embedded wallet could not be restored', error)
  }
}
