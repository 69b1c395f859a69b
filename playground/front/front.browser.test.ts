import axe from 'axe-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as screen } from 'vitest/browser'

import '../src/styles/page.css'
import { element } from '../src/dom/element.js'
import { type Front, startFront } from './front.js'
import { lendWallets } from './lend-wallets.js'
import { choicesPane } from './panes/choices-pane.js'
import { codePane } from './panes/code-pane.js'

let front: Front
let root: HTMLElement

beforeEach(async () => {
  await screen.viewport(1280, 900)
  front = startFront()
  root = element('main', { lang: 'en' }, element('h1', {}, 'Front'), codePane(front), choicesPane(front))
  document.body.append(root)
})

afterEach(() => root.remove())

const code = (): string => root.querySelector('pre')?.textContent ?? ''
const fresh = (): readonly string[] => [...root.querySelectorAll('.line[data-new]')].map(({ textContent }) => textContent.trim())

test('default: switches write the code, and what came with the last one is marked', async () => {
  expect(code()).toContain('const plugins = [eip155(), wallets()]')
  await screen.getByText('Solana', { exact: true }).click()
  expect(fresh()).toContain("import { solana } from '@billfold/solana'")
  expect(code()).toContain('networks: [mainnet, solanaMainnet]')
  await screen.getByText('Behind a button').click()
  expect(code()).toContain('<billfold-button>')
  expect(front.choices.get().isEmbedded).toBe(false)
})

test('behavior: the direction follows the language, and the other way round', async () => {
  await screen.getByText('Right to left').click()
  expect(code()).toContain("locale: 'ar'")
  await screen.getByLabelText('Language').selectOptions('de')
  await expect.element(screen.getByLabelText('Left to right')).toBeChecked()
})

test('behavior: the last family stays', async () => {
  await screen.getByText('EVM', { exact: true }).click()
  await expect.element(screen.getByLabelText('EVM')).toBeChecked()
  expect(front.choices.get().families).toEqual(['eip155'])
})

test('behavior: another framework marks no line, and names its package', async () => {
  await screen.getByText('React', { exact: true }).click()
  expect(fresh()).toEqual([])
  expect(root.querySelector('.code-pane footer')?.textContent).toContain('npm install @billfold/react @billfold/evm')
})

test.each([1280, 390, 320])('behavior: at %i px nothing sticks out and axe finds nothing', async (width) => {
  await screen.viewport(width, 900)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  const { violations } = await axe.run(root)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

test('behavior: wallets are lent to a page in a frame: those that it asks for, and those that stood before', async () => {
  const frame = root.appendChild(element('iframe', { srcdoc: '<p>page</p>', title: 'Page' }))
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  const inside = frame.contentWindow as Window
  const found: unknown[] = []
  const detail = { info: { name: 'Tern' }, provider: {} }
  const announce = (): void => void window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  inside.addEventListener('eip6963:announceProvider', (event) => found.push((event as CustomEvent<unknown>).detail))

  const giveBack = lendWallets(inside)
  expect(found).toEqual([detail])
  inside.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(found).toEqual([detail, detail])
  giveBack()
  inside.dispatchEvent(new Event('eip6963:requestProvider'))
  expect(found).toHaveLength(2)
  window.removeEventListener('eip6963:requestProvider', announce)
})
