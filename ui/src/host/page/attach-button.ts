import type { PlainLazy } from '@billfold/kernel/plain-lazy'
import type { Billfold } from '../handle/billfold.js'
import type { PageRuntime } from '../runtime/page-runtime.js'
import { attachRoot } from './attach-root.js'
import { type ButtonRequest, drawEarlyButton } from './early-button.js'
import { earlyMessages } from './early-messages.js'
import type { Attached } from './page-handles.js'

export interface AttachButtonOptions {
  readonly element: HTMLElement
  readonly billfold: Billfold
  /** The host's own texts. */
  readonly messages?: Partial<typeof earlyMessages> | undefined
  readonly runtime: PlainLazy<PageRuntime>
  /** Prepares for a click that is likely to come. */
  warm(): void
}

/** Puts a button into an element of the page. It shows the connection, and opens the modal. */
export function attachButton({ element, billfold, messages, runtime, warm }: AttachButtonOptions): Attached {
  const { root, detach } = attachRoot(element)
  const button = document.createElement('button')
  button.type = 'button'
  button.part.add('button')
  root.append(button)

  let request: ButtonRequest
  const redraw = (): void => {
    const source = { element, root, button, snapshot: billfold.getSnapshot() }
    request = runtime.value?.draw(source) ?? drawEarlyButton(source, { ...earlyMessages, ...messages })
    button.disabled = element.hasAttribute('disabled')
  }
  redraw()
  const unsubscribe = billfold.subscribe(redraw)
  // A failure is shown to the visitor by `open`.
  button.addEventListener('click', () => void billfold.open(request).catch(() => undefined))
  for (const type of ['pointerenter', 'focus', 'touchstart']) button.addEventListener(type, warm, { passive: true })
  return {
    redraw,
    detach() {
      unsubscribe()
      detach()
    },
  }
}
