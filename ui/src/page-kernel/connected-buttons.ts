import type { ClockPort } from '@billfold/kernel'

import { plainLazy } from '@billfold/kernel/plain-lazy'
import type { ButtonSource } from '../host/page/early-button.js'
import type { ButtonSubject } from './draw-button.js'
import type { PageKernel } from './page-kernel.js'

/** A little longer than an amount stands that another one is to follow, in milliseconds. */
const keptLongest = 10_100

export interface ButtonDrawerNeeds {
  readonly clock: Pick<ClockPort, 'after'>
  /** Draws every button again. */
  redraw(): void
  onFailure(reason: unknown): void
}

/** Makes the function that draws buttons with a connection to show. The code for it is loaded while the first wallet is asked. */
export function createButtonDrawer({ clock, redraw, onFailure }: ButtonDrawerNeeds): PageKernel['drawButton'] {
  const code = plainLazy(async () => (await import('./draw-button.js')).drawButton, clock)
  let isLoading = false
  const load = async (): Promise<void> => {
    if (isLoading) return
    isLoading = true
    try {
      await code.load()
      redraw()
    } catch (reason) {
      // The next change tries again.
      onFailure(reason)
    }
    isLoading = false
  }
  let isExpiring = false
  const expire = (): void => {
    if (isExpiring) return
    isExpiring = true
    clock.after(keptLongest, () => {
      isExpiring = false
      redraw()
    })
  }
  return (source, messages) => {
    const subject = subjectOf(source)
    // Loaded with the account alone, a button would say "Connecting…" of an account that is there.
    const isNear = subject !== undefined || source.snapshot.account.status !== 'disconnected'
    if (isNear && code.value === undefined) void load()
    if (subject === undefined) {
      // A connected account may have been drawn here before.
      source.button.ariaLabel = null
      source.button.removeAttribute('title')
      keepWidth(source)
      return undefined
    }
    const request = code.value?.({ ...source, messages }, subject)
    // An amount that nothing follows does not stand for ever.
    if (source.button.querySelector('[data-stale]') !== null) expire()
    return request
  }
}

/** While a wallet is asked a button is no narrower than before. */
function keepWidth({ button, snapshot }: ButtonSource): void {
  const isBusy = snapshot.account.status !== 'disconnected'
  if (!isBusy) button.style.minInlineSize = ''
  else if (button.style.minInlineSize === '') button.style.minInlineSize = `${button.offsetWidth}px`
}

/** The network or account that a button shows; undefined when it can show nothing but the way to connect. */
function subjectOf({ element, snapshot }: ButtonSource): ButtonSubject | undefined {
  const family = snapshot.families[element.getAttribute('namespace') ?? '']
  if (element.localName === 'billfold-network-button') {
    const network = family === undefined ? snapshot.network : family.network.caipNetwork
    return network && { network }
  }
  const { account } = family ?? snapshot
  return account.address === undefined ? undefined : { account: { ...account, address: account.address } }
}
