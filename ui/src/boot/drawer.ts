import { loadTwice } from '../host/handle/load-twice.js'
import type { ButtonSource } from '../host/page/button-source.js'
import type { Booted } from './boot.js'
import type { ButtonSubject } from './draw-button.js'

export interface DrawerOptions {
  /** Has every button drawn again. */
  redraw(): void
  onFailure(reason: unknown): void
}

/** Draws the buttons of a page that have more to show than the way to connect. The code for it arrives when there is more. */
export function createDrawer({ redraw, onFailure }: DrawerOptions): Booted['draw'] {
  let draw: typeof import('./draw-button.js').drawButton | undefined
  let coming: Promise<void> | undefined
  const bring = async (): Promise<void> => {
    try {
      draw = (await loadTwice(() => import('./draw-button.js'))).drawButton
      redraw()
    } catch (reason) {
      // The next change tries again.
      coming = undefined
      onFailure(reason)
    }
  }
  return (source, words) => {
    const subject = subjectOf(source)
    if (subject === undefined) return undefined
    if (draw === undefined) coming ??= bring()
    return draw?.({ ...source, words }, subject)
  }
}

/** What a button is about; undefined when it has nothing to show but the way to connect. */
function subjectOf({ element, snapshot }: ButtonSource): ButtonSubject | undefined {
  const family = snapshot.families[element.getAttribute('namespace') ?? '']
  if (element.localName === 'billfold-network-button') {
    const network = family === undefined ? snapshot.network : family.network.caipNetwork
    return network && { network }
  }
  const { account } = family ?? snapshot
  return account.address === undefined ? undefined : { account: { ...account, address: account.address } }
}
