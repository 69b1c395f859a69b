import type { ClockPort, Kernel } from '@billfold/kernel'
import { when } from 'mobx'

import type { FirstView } from '../first-view/first-view.js'

/** The longest wait for a plugin that may find a wallet which the first view has found already, in milliseconds. */
const longestWait = 3_000

export interface HandoverNeeds {
  readonly kernel: Kernel
  readonly clock: Pick<ClockPort, 'after'>
  readonly first: FirstView
  /** The element in which React has drawn. */
  readonly place: Element
}

/** Shows what the kernel knows once it has found the wallets too, and carries out the press that came before. */
export async function finishHandover({ kernel, clock, first, place }: HandoverNeeds): Promise<void> {
  first.taken()
  const isSettled = when(() => !kernel.plugins.list.some(isComing), { timeout: longestWait })
  // A plugin that does not arrive says so itself: the view goes on without its wallets.
  await isSettled.catch(() => undefined)
  first.whenReleased(() => {
    first.end()
    const key = first.takeHeld()
    if (key === undefined) return
    clock.after(0, () => {
      const pressed = place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
      if (pressed === null) kernel.log.warn('What was pressed is not on the list any more', key)
      pressed?.click()
    })
  })
}

type Status = Kernel['plugins']['list'][number]

/** True for a plugin that loads as the modal opens, and is not here yet. */
function isComing({ state, manifest }: Status): boolean {
  const isWanted = manifest?.loadOn?.some((moment) => moment !== 'idle') === true
  return state === 'loading' || (state === 'registered' && isWanted)
}
