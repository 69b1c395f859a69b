import { styles } from './modal.module.css'

/** Where the shell draws: in the card, beside what stood there before. */
export interface Place {
  readonly element: HTMLElement
  /** Takes down what stood there before. */
  takeOver(): void
}

/**
 * Makes room in a card. To draw in the card itself would empty it first: React then looks for what had the focus, and has the
 * whole page laid out for that.
 */
export function createPlace(card: HTMLElement): Place {
  const element = card.ownerDocument.createElement('div')
  element.className = styles['place'] ?? ''
  return {
    element,
    takeOver() {
      for (const other of [...card.childNodes]) if (other !== element) other.remove()
    },
  }
}
