import { make } from '../dom/make.js'

/** All that a popup of a login says. */
export function showLine(text: string): void {
  document.body.replaceChildren(make('main', { class: 'card busy' }, make('p', { role: 'status' }, text)))
}
