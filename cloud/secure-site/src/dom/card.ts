import { make } from './make.js'

/** A card with a title, something to read and buttons under it. */
export function card(title: string, content: HTMLElement, problem: string, ...buttons: readonly HTMLElement[]): HTMLElement {
  const head = make('header', {}, make('h1', { id: 'title', tabindex: '-1' }, title))
  const status = make('p', { class: 'status', role: 'status' }, problem)
  return make('main', { class: 'card' }, head, content, make('footer', {}, status, make('div', { class: 'buttons' }, ...buttons)))
}
