import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page as screen, userEvent } from 'vitest/browser'
import type { App } from './app.js'
import { page } from './page.js'
import { createApp } from './create-app.js'
import './styles/page.css'

let app: App
let root: HTMLElement

beforeEach(async () => {
  localStorage.clear()
  await screen.viewport(1280, 900)
  app = createApp()
  root = page(app)
  document.body.append(root)
  await app.kernel.start()
})

afterEach(async () => {
  root.remove()
  await app.stop()
})

const plugin = (title: string): Locator =>
  screen.getByRole('listitem').filter({ has: screen.getByRole('heading', { name: title, exact: true }) })
const press = (within: Locator, name: string): Promise<void> => buttonIn(within, name).click()
/** By the start of its name: what a button is about follows for those who hear it out of its row. */
const buttonIn = (within: Locator, name: string): Locator => within.getByRole('button', { name: new RegExp(`^${name}`) })
const pane = (name: string): Locator => screen.getByRole('region', { name })
const stateOf = (title: string, state: string): Locator => plugin(title).getByText(state, { exact: true })

describe('plugins', () => {
  test('default: each is listed, and none is loaded', async () => {
    await expect.element(stateOf('Sea moss', 'Registered')).toBeVisible()
    await expect.element(stateOf('Note pad', 'Registered')).toBeVisible()
    await expect.element(plugin('Payments')).toHaveTextContent("the feature 'payments' is off")
  })

  test('behavior: one is loaded, unloaded, taken away and brought back', async () => {
    await press(plugin('Note pad'), 'Load')
    await expect.element(stateOf('Note pad', 'Active')).toBeVisible()
    await press(plugin('Note pad'), 'Unload')
    await expect.element(stateOf('Note pad', 'Registered')).toBeVisible()
    await press(plugin('Note pad'), 'Unregister')
    await expect.element(stateOf('Note pad', 'Not registered')).toBeVisible()
    await press(plugin('Note pad'), 'Register')
    await expect.element(stateOf('Note pad', 'Registered')).toBeVisible()
  })

  test('behavior: what stands on another goes and comes with it', async () => {
    await press(plugin('Stamps for notes'), 'Load')
    await expect.element(stateOf('Stamps for notes', 'Active')).toBeVisible()
    await expect.element(stateOf('Note pad', 'Active')).toBeVisible()
    await press(plugin('Note pad'), 'Unregister')
    await expect.element(stateOf('Stamps for notes', 'Active')).not.toBeInTheDocument()
  })

  test.each([
    ['throws when it starts', /throw when it started/],
    ['breaks a promise', /does not bind it/],
  ])('behavior: one whose code %s fails alone, and says why', async (fault, reason) => {
    await press(plugin('Sea moss'), 'Load')
    await plugin('Note pad').getByRole('combobox').selectOptions(fault)
    await press(plugin('Note pad'), 'Load')
    await expect.element(stateOf('Note pad', 'Failed')).toBeVisible()
    await expect.element(plugin('Note pad')).toHaveTextContent(reason)
    await expect.element(stateOf('Sea moss', 'Active')).toBeVisible()
    await expect.element(screen.getByRole('log')).toHaveTextContent('plugin:failed')

    await plugin('Note pad').getByRole('combobox').selectOptions('works')
    await press(plugin('Note pad'), 'Load')
    await expect.element(stateOf('Note pad', 'Active')).toBeVisible()
  })

  test('behavior: a switch lets one take part', async () => {
    await screen.getByRole('switch', { name: 'Payments' }).click()
    await expect.element(stateOf('Payments', 'Registered')).toBeVisible()
    await screen.getByRole('switch', { name: 'Note pad' }).click()
    await expect.element(stateOf('Note pad', 'Off')).toBeVisible()
  })
})

describe('the modal', () => {
  test('behavior: opening a view loads its plugin and shows it on the stack', async () => {
    await press(plugin('Note pad'), 'Open NotePad')
    await expect.element(pane('The modal').getByRole('heading', { name: 'Note pad' })).toBeVisible()
    await expect.element(stateOf('Note pad', 'Active')).toBeVisible()
    await screen.getByRole('textbox', { name: 'Note' }).fill('Ask for the receipt')
    await press(pane('The modal'), 'Keep')
    await expect.element(screen.getByRole('list', { name: 'Notes' })).toHaveTextContent('Ask for the receipt')
    await expect.element(screen.getByRole('log')).toHaveTextContent('note-pad:kept')
  })

  test('behavior: unloading the plugin takes its view from the stack', async () => {
    await press(plugin('Note pad'), 'Open NotePad')
    await expect.element(stateOf('Note pad', 'Active')).toBeVisible()
    await press(plugin('Note pad'), 'Unregister')
    await expect.element(screen.getByRole('list', { name: 'Stack of views' })).not.toHaveTextContent('NotePad')
  })

  test('behavior: views are pushed, replaced and gone back to', async () => {
    const stack = screen.getByRole('list', { name: 'Stack of views' })
    const choose = (view: string): Promise<void> => screen.getByRole('combobox', { name: 'View' }).selectOptions(view)
    await choose('Networks')
    await press(pane('The modal'), 'Push')
    await choose('AllWallets')
    await press(pane('The modal'), 'Push')
    await expect.element(stack).toHaveTextContent(/Networks.*AllWallets/)
    await press(pane('The modal'), 'Back')
    await expect.element(stack).not.toHaveTextContent('AllWallets')
    await press(stack, 'Connect')
    await expect.element(stack).toHaveTextContent(/^Connect$/)
  })

  test('behavior: the wallet is asked, answers, and locks', async () => {
    await press(plugin('Sea moss'), 'Load')
    await press(pane('The modal'), 'Open')
    await press(pane('The modal'), 'Connect with Sea moss wallet')
    await expect.element(pane('The wallet')).toHaveTextContent('would like to see your accounts')
    await press(pane('The wallet'), 'Approve')
    await expect.element(pane('State')).toHaveTextContent('seamoss1alice')
    await expect.element(pane('The modal').getByRole('heading', { name: 'Account' })).toBeVisible()
    await press(pane('The wallet'), 'Other account')
    await expect.element(pane('State')).toHaveTextContent('seamoss1brook')
    await press(pane('The wallet'), 'Lock')
    await expect.element(pane('State')).not.toHaveTextContent('seamoss1brook')
  })

  test('behavior: a refusal leads back, and is no failure', async () => {
    await press(plugin('Sea moss'), 'Load')
    await press(pane('The modal'), 'Open')
    await press(pane('The modal'), 'Connect with Sea moss wallet')
    await press(pane('The wallet'), 'Refuse')
    await expect.element(screen.getByRole('log')).toHaveTextContent('connection:refused')
    await expect.element(pane('State')).toHaveTextContent('disconnected')
  })
})

describe('everybody can use it', () => {
  test.each(['light', 'dark'] as const)('behavior: axe finds nothing in %s', async (theme) => {
    await screen.getByRole('radio', { name: theme, exact: false }).click({ force: true })
    await press(plugin('Note pad'), 'Open NotePad')
    await expect.element(stateOf('Note pad', 'Active')).toBeVisible()
    const { violations } = await axe.run(root, { resultTypes: ['violations'] })
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  })

  test('behavior: nothing scrolls sideways at 320 px', async () => {
    await screen.viewport(320, 700)
    await press(plugin('Note pad'), 'Open NotePad')
    await expect.element(stateOf('Note pad', 'Active')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  test('behavior: a button keeps the focus when it cannot be used any more', async () => {
    const load = buttonIn(plugin('Note pad'), 'Load')
    load.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(stateOf('Note pad', 'Active')).toBeVisible()
    expect(document.activeElement).toBe(load.element())
    await expect.element(load).toHaveAttribute('aria-disabled', 'true')
  })

  test('behavior: nothing was asked of anybody', async () => {
    await press(plugin('Sea moss'), 'Load')
    await expect.element(stateOf('Sea moss', 'Active')).toBeVisible()
    await expect.element(pane('Requests')).toHaveTextContent('never contacted')
  })
})
