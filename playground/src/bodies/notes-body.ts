import { type NoteStamp, notePadKey } from '@billfold/example-feature/contract'
import { autorun } from 'mobx'
import type { App } from '../app.js'
import { button } from '../dom/button.js'
import { element } from '../dom/element.js'
import { keyedList } from '../dom/keyed-list.js'
import type { Body } from './body.js'

/** The view of the example feature: its store, and the stamps that other plugins put into its slot. */
export function notesBody({ kernel }: App): Body {
  const plugins = kernel.plugins
  const text = element('input', { type: 'text', 'aria-label': 'Note', maxlength: 280, placeholder: 'A note to yourself' })
  const stamps = element('div', { class: 'row' })
  const list = element('ol', { 'aria-label': 'Notes' })
  const keep = (event: Event): void => {
    event.preventDefault()
    plugins.find(notePadKey)?.keep(text.value)
    text.value = ''
  }
  const showStamps = keyedList<NoteStamp>({
    parent: stamps,
    keyOf: ({ label }) => label,
    create: (stamp) => ({ element: button({ label: stamp.label, run: () => insert(text, stamp.text) }), update: () => undefined }),
  })
  const stop = autorun(() => {
    const notes = plugins.find(notePadKey)?.notes ?? []
    list.replaceChildren(...notes.map((note) => element('li', {}, note)))
    showStamps(kernel.slots.entries('note-pad.stamps').map(({ item }) => item))
  })
  const save = element('button', { type: 'submit', class: 'button ink' }, 'Keep')
  const form = element('form', { class: 'row', submit: keep }, text, save)
  return { element: element('div', { class: 'modal-body' }, form, stamps, list), stop }
}

function insert(field: HTMLInputElement, text: string): void {
  field.value += text
  field.focus()
}
