import { kernelKey } from '@billfold/kernel'
import { type CreateForVisit, leaveConnected } from '@billfold/ui/kit'
import { when } from 'mobx'

/** How long the connection is shown before the modal closes, in milliseconds. */
const doneFor = 900

/** Makes what closes the modal a moment after a login: a view that opened meanwhile, such as signing in, comes first. */
export const finishLogin: CreateForVisit<() => void> = (kernel, scope) => () => {
  const { router } = kernel
  scope.tell('ok')
  const isInFront = (): boolean => router.current === scope.entry
  scope.onLeave(
    kernel.get(kernelKey('clock')).after(doneFor, () => scope.onLeave(when(isInFront, () => leaveConnected(kernel, { isNew: true })))),
  )
}
