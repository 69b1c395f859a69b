import { cardFaults } from '@billfold/local-sellers/card-fault'

import { button } from '../../src/dom/button.js'
import { element, setText } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import { localWorld } from '../../world/local-world.js'
import type { Host } from '../host.js'

/** Buys of the seller of coins, and breaks it on purpose; undefined in a page without one, or without the plugin. */
export function cardSellerPane({ billfold, entries }: Host): HTMLElement | undefined {
  const url = localWorld()?.cardSeller
  if (url === undefined || !entries.some(({ manifest }) => manifest.id === 'feature.onramp')) return undefined
  const state = element('p', { role: 'status' })
  const select = element('select', {}, ...['works', ...cardFaults].map((fault) => element('option', { value: fault }, fault)))
  const choose = async (): Promise<void> => {
    const fault = select.value === 'works' ? null : select.value
    try {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${url}/faults`, { method: 'PUT', headers, body: JSON.stringify({ fault }) })
      setText(state, response.ok ? `The seller: ${select.value}.` : `The seller refused it: ${response.status}.`)
    } catch (error) {
      setText(state, `The seller could not be reached: ${String(error)}`)
    }
  }
  select.addEventListener('change', () => void choose())
  const about = 'It takes test cards on its page, and really sends coins on the chains of your machine. Break it, and buy.'
  return pane(
    { id: 'card-seller', title: 'Card seller', about },
    element(
      'div',
      { class: 'row', role: 'group', 'aria-label': 'Buy' },
      button({ label: 'Buy', about: 'opens', run: () => billfold.open({ view: 'OnRampProviders' }) }),
    ),
    element('label', { class: 'field' }, 'The seller', select),
    state,
  )
}
