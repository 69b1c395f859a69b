import { aggregatorBreaks } from '@billfold/local-sellers/aggregator-breaks'

import { element } from '../../src/dom/element.js'
import { pane } from '../../src/dom/pane.js'
import { localWorld } from '../../world/local-world.js'

/** Breaks the aggregator of swaps on purpose; undefined in a page without one. */
export function aggregatorPane(): HTMLElement | undefined {
  const url = localWorld()?.swapAggregator
  if (url === undefined) return undefined
  const options = Object.entries(aggregatorBreaks).map(([value, text]) => element('option', { value }, text))
  const select = element('select', {}, ...options)
  select.addEventListener('change', () => void fetch(`${url}/breaks`, { method: 'PUT', body: select.value }))
  const about = `It runs at ${url}, and finds ways through the pools. On Harbour Two swaps go through it. Break it, and swap.`
  return pane({ id: 'aggregator', title: 'An aggregator of swaps', about }, element('label', { class: 'field' }, 'The aggregator', select))
}
