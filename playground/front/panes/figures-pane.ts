import { autorun } from 'mobx'

import type { Host } from '../../host/host.js'
import { kilobytes } from '../../host/panes/fetched-pane.js'
import { element, setText } from '../../src/dom/element.js'
import { measurePlain } from '../measure-plain.js'
import { peers } from '../peers.js'

/** What a page loads: the smallest one with Billfold as it is built here, measured now, beside pages with the others. */
export function figuresPane({ fetched }: Pick<Host, 'fetched'>): HTMLElement {
  const before = element('dd', {}, '…')
  const after = element('dd', {}, '…')
  const all = element('dd', {}, '…')
  const own = bar({ name: 'Billfold, this build' })
  own.row.classList.add('own')
  const whole = element('p', { class: 'note' })
  const failed = element('p', { class: 'note', role: 'status' })
  autorun(() => setText(whole, `This page itself, with its chains, wallets and panes: ${sumOf(fetched)}.`))
  const pane = element(
    'section',
    { class: 'figures', id: 'figures', 'aria-labelledby': 'figures-title' },
    element(
      'div',
      { class: 'figures-text' },
      element('h2', { id: 'figures-title' }, 'Nothing to wait for until somebody clicks'),
      element('p', {}, about),
      element(
        'dl',
        { class: 'figures-numbers' },
        element('div', {}, element('dt', {}, 'before the click'), before),
        element('div', {}, element('dt', {}, 'when wallets can be pressed'), after),
        element('div', {}, element('dt', {}, 'with all that follows'), all),
      ),
      failed,
      whole,
    ),
    element(
      'div',
      { class: 'bars' },
      element('h3', {}, 'JavaScript at load, after gzip'),
      element('ol', {}, own.row, ...peers.map(({ name, kilobytes: size }) => bar({ name, size }).row)),
      element('details', {}, element('summary', {}, 'How this was measured'), element('p', { class: 'note' }, method), versions()),
    ),
  )
  whenSeen(pane, () => void measure())
  return pane

  async function measure(): Promise<void> {
    try {
      const { loaded, shown, whole: following } = await measurePlain()
      setText(before, `${kilobytes(loaded.bytes)}, ${requests(loaded.requests)}`)
      setText(after, `${kilobytes(shown.bytes)}, ${requests(shown.requests)}`)
      setText(all, `${kilobytes(following.bytes)}, ${requests(following.requests)}`)
      own.show(loaded.scriptBytes / 1_000)
    } catch (error) {
      setText(failed, `It could not be measured here: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

const about =
  'A page with one button, built with this one and loaded out of sight just now: your browser counted what came over the network, pressed the button, and counted again.'

const method =
  'Billfold: by this browser, in the page of one button. The others: in November 2026, a page with one button for each, built for production by ' +
  'Vite 8.3.8 and loaded by a headless Chromium with an empty cache; all JavaScript that it asked for until it was quiet, gzip at level 9, ' +
  'medians of three to five visits.'

function versions(): HTMLElement {
  return element('ul', { class: 'note' }, ...peers.flatMap(({ versions: named }) => (named === undefined ? [] : element('li', {}, named))))
}

const most = Math.max(...peers.map(({ kilobytes: size }) => size))

function bar({ name, size }: { readonly name: string; readonly size?: number }): { readonly row: HTMLElement; show(size: number): void } {
  const figure = element('b')
  const row = element('li', {}, element('span', {}, name), figure)
  const show = (shown: number): void => {
    row.style.setProperty('--share', String(shown / most))
    setText(figure, `${shown < 100 ? shown.toFixed(1) : String(Math.round(shown))} kB`)
  }
  if (size === undefined) setText(figure, '…')
  else show(size)
  return { row, show }
}

function sumOf(fetched: Host['fetched']): string {
  return `${requests(fetched.length)}, ${kilobytes(fetched.reduce((all, { bytes }) => all + bytes, 0))}`
}

function requests(count: number): string {
  return count === 1 ? '1 request' : `${count} requests`
}

function whenSeen(target: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    run()
  })
  observer.observe(target)
}
