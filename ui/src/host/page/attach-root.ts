import { groundClass } from '../../../styles/ground-class.js'
import { attachStyles } from '../../../styles/sheet-registry.js'

/** A root of ours in an element: the styles of the page end there. */
export interface AttachedRoot {
  readonly root: HTMLElement
  detach(): void
}

/** Puts a root into an element, before there is a runtime. */
export function attachRoot(element: HTMLElement): AttachedRoot {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true })
  const root = document.createElement('div')
  root.className = groundClass
  shadow.append(root)
  const detachStyles = attachStyles(shadow)
  return {
    root,
    detach() {
      detachStyles()
      root.remove()
    },
  }
}
