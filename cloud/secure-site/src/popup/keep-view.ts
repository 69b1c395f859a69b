import { card } from '../dom/card.js'
import { button, make } from '../dom/make.js'
import type { Messages } from '../messages/messages.js'

/** The one press in a window of its own that browsers want before they let the frame store. */
export function keepView(words: Messages, pressed: () => void): HTMLElement {
  return card(
    words.allowStorage,
    make('section', { class: 'told' }, make('p', {}, words.keepHere)),
    '',
    button(words.goOn, 'main', pressed),
  )
}
