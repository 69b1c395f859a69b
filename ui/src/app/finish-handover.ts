import type { ClockPort, Kernel } from '@billfold/kernel'
import { runInAction, when } from 'mobx'

import type { FirstView } from '../first-view/first-view.js'
import { pressRow } from './press-row.js'
import type { Shell } from './shell.js'

/** The longest wait for a plugin that may find a wallet which the first view has found already, in milliseconds. */
const longestWait = 3_000

/** The longest wait for a wallet that was connected when the page was last here, in milliseconds. The kernel gives it up before. */
const longestReturn = 30_000

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
  if (first.view === 'Account') await when(() => !isReturning(kernel), { timeout: longestReturn }).catch(() => undefined)
  const isThere = (): boolean =>
    first.view === 'Account' ? isKnown(kernel) : !kernel.plugins.list.some(isComing) && isFound(first, kernel)
  const isSettled = when(isThere, { timeout: longestWait })
  // A plugin that does not arrive says so itself: the view goes on without its wallets.
  await isSettled.catch(() => undefined)
  // Wallets are asked for while the modal is open: closed before, the kernel knows of none, and those that stand are what the next opening shows.
  await when(() => kernel.modal.isOpen || kernel.options.isEmbedded)
  first.whenReleased(() => {
    first.end()
    const key = first.takeHeld()
    if (key === undefined) return
    clock.after(0, () => pressRow(key, { place, clock, log: kernel.log }))
  })
}

function isReturning({ families }: Kernel): boolean {
  return families.active?.status === 'reconnecting'
}

/** True when the amount that stands has a newer one to follow it, or nobody to follow. */
function isKnown({ families }: Kernel): boolean {
  const account = families.account()
  return account?.address === undefined || account.balance !== undefined
}

/** True when the kernel has found every wallet that stands: a row that went and came again would lose its press. */
function isFound({ model }: FirstView, { connectors }: Kernel): boolean {
  const ids = 'wallets' in model ? model.wallets.flatMap(({ row }) => row.connectors.map(({ id }) => id)) : []
  return ids.every((id) => connectors.byId(id) !== undefined)
}

/** Takes over whether the box to tick is ticked, which may change until React has its node. */
export function takeConsent({ consent }: Pick<Shell, 'consent'>, first: FirstView): void {
  if (first.needsConsent && !first.isOver) runInAction(() => consent.set(first.isConsentGiven))
}

type Status = Kernel['plugins']['list'][number]

/** True for a plugin that loads as the modal opens, and is not here yet. One that waits for something else may never load. */
function isComing({ state, manifest }: Status): boolean {
  return state === 'loading' || (state === 'registered' && manifest?.loadOn?.includes('open') === true)
}
