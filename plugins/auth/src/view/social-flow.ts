import type { Kernel } from '@billfold/kernel'
import type { CreateForVisit, ThreadState, ViewScope } from '@billfold/ui/kit'
import { reaction, when } from 'mobx'
import { type LoginPhase, type SocialLogin, socialLoginKey } from '../contract.js'
import { finishLogin } from './finish-login.js'

const threads = { idle: 'idle', busy: 'pending', connected: 'ok', failed: 'error' } as const satisfies Record<LoginPhase, ThreadState>

/** A social login for as long as its view is in the history: it is called off with it, and closes the modal when it worked. */
export const socialFlow: CreateForVisit<SocialLogin> = (kernel, scope) => follow(kernel, scope, () => undefined)

/** The same, begun with the view. */
export const farcasterFlow: CreateForVisit<SocialLogin> = (kernel, scope) => follow(kernel, scope, (login) => login.startFarcaster())

function follow(kernel: Kernel, scope: ViewScope, begin: (login: SocialLogin) => void): SocialLogin {
  const login = kernel.get(socialLoginKey)
  const finish = finishLogin(kernel, scope)
  let isLeft = false
  scope.onLeave(() => {
    isLeft = true
    if (login.phase !== 'connected') login.cancel()
  })
  // Made while a view is drawn: what changes state waits until that is over, unless the view has gone again.
  void Promise.resolve().then(() => {
    if (isLeft) return
    begin(login)
    scope.onLeave(reaction(() => threads[login.phase], scope.tell, { fireImmediately: true }))
    scope.onLeave(when(() => login.phase === 'connected', finish))
  })
  return login
}
