import type { ChainNamespace } from '@billfold/kernel'

import { styles } from './button.module.css'
import type { ButtonSource, Opens } from './button-source.js'
import type { earlyWords } from './early-words.js'

/** Draws a button as far as it goes without a kernel: nobody is connected, or it is not known yet. */
export function drawEarly({ element, root, button, snapshot }: ButtonSource, words: typeof earlyWords): Opens {
  const read = (name: string): string | null => element.getAttribute(name)
  const is = (name: string): boolean => element.localName === `billfold-${name}-button`
  const isNetwork = is('network')
  const isBusy = !isNetwork && snapshot.account.status !== 'disconnected'
  root.dataset['theme'] = snapshot.theme
  button.hidden = is('account')
  // Somebody may have been connected before.
  button.ariaLabel = null
  button.removeAttribute('title')
  button.className = `${styles['button']} ${styles[isNetwork ? 'quiet' : 'ink']}`
  button.toggleAttribute('data-busy', isBusy)
  // The text that stands in the element for who has no script is also what it says.
  const label = read('label') ?? (element.textContent?.trim() || (isNetwork ? words.chooseNetwork : words.connect))
  button.textContent = isBusy ? (read('loading-label') ?? words.connecting) : label
  const namespace = read('namespace') as ChainNamespace | null
  return isNetwork ? { view: 'Networks' } : namespace ? { namespace } : {}
}
