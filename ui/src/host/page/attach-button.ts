import { groundClass } from '../../../styles/ground-class.js'
import { attachStyles } from '../../../styles/sheet-registry.js'
import type { Core } from '../core/core.js'
import type { Billfold } from '../handle/billfold.js'
import { drawEarly } from './draw-early.js'
import { earlyWords } from './early-words.js'
import type { Attached } from './handles.js'
import type { Opens } from './button-source.js'

export interface AttachButtonOptions {
  readonly element: HTMLElement
  readonly billfold: Billfold
  /** The host's own words. */
  readonly words?: Partial<typeof earlyWords> | undefined
  core(): Core | undefined
  /** Somebody is about to click. */
  hint(): void
}

/** Puts a button into an element of the page, which shows where things stand and opens the modal. */
export function attachButton({ element, billfold, words, core, hint }: AttachButtonOptions): Attached {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true })
  const root = document.createElement('div')
  const button = document.createElement('button')
  root.className = groundClass
  button.type = 'button'
  button.part.add('button')
  root.append(button)
  shadow.append(root)

  let opens: Opens
  const redraw = (): void => {
    const source = { element, root, button, snapshot: billfold.getSnapshot() }
    opens = core()?.draw(source) ?? drawEarly(source, { ...earlyWords, ...words })
    button.disabled = element.hasAttribute('disabled')
  }
  redraw()
  const undos = [attachStyles(shadow), billfold.subscribe(redraw), () => root.remove()]
  // What went wrong is shown in the modal.
  button.addEventListener('click', () => void billfold.open(opens).catch(() => undefined))
  for (const type of ['pointerenter', 'focus', 'touchstart']) button.addEventListener(type, hint, { passive: true })
  return {
    redraw,
    detach() {
      for (const undo of undos) undo()
    },
  }
}
