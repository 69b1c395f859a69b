import { kernelKey } from '@billfold/kernel'
import type { CreateForVisit } from '@billfold/ui/kit'
import { when } from 'mobx'

/** How long the connection is shown before the modal closes, in milliseconds. */
const doneFor = 900

/** Makes what closes the modal a moment after a login: a view that opened meanwhile, such as signing in, comes first. */
export const finishLogin: CreateForVisit<() => void> = (kernel, scope) => () => {
  const { router, modal, options } = kernel
  scope.tell('ok')
  const leave = (): void => (options.isEmbedded ? router.reset('Account') : modal.close())
  const isInFront = (): boolean => router.current === scope.entry
  scope.onLeave(kernel.get(kernelKey('clock')).after(doneFor, () => scope.onLeave(when(isInFront, leave))))
}
