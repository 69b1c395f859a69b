import type { ChainNamespace, OpenRequest } from '@billfold/kernel'

import type { BillfoldSnapshot } from '../handle/snapshot.js'
import type { earlyMessages } from './early-messages.js'
import { styles } from './early-button.module.css'

/** The request that a press on a button opens the modal with; undefined when its drawer has nothing to say. */
export type ButtonRequest = OpenRequest | undefined

/** A button in the page, and everything that it shows. */
export interface ButtonSource {
  /** The element that the host wrote. */
  readonly element: HTMLElement
  /** Our root in the element: it carries theme and language. */
  readonly root: HTMLElement
  readonly button: HTMLButtonElement
  readonly snapshot: BillfoldSnapshot
}

/** Draws a button as far as it goes without a kernel: nobody is connected, or it is not known yet. */
export function drawEarlyButton({ element, root, button, snapshot }: ButtonSource, messages: typeof earlyMessages): ButtonRequest {
  const read = (name: string): string | null => element.getAttribute(name)
  const is = (name: string): boolean => element.localName === `billfold-${name}-button`
  const isNetwork = is('network')
  const isBusy = !isNetwork && snapshot.account.status !== 'disconnected'
  root.dataset['theme'] = snapshot.theme
  button.hidden = is('account')
  button.className = `${styles['button']} ${styles[isNetwork ? 'quiet' : 'ink']}`
  button.toggleAttribute('data-busy', isBusy)
  // The text inside the element, which stands there without script, is its label too.
  const label = read('label') ?? (element.textContent?.trim() || (isNetwork ? messages.chooseNetwork : messages.connect))
  const text = isBusy ? (read('loading-label') ?? messages.connecting) : label
  // The same text written again has the page laid out anew.
  if (button.textContent !== text) button.textContent = text
  const namespace = read('namespace') as ChainNamespace | null
  return isNetwork ? { view: 'Networks' } : namespace ? { namespace } : {}
}
