import { fakeChain, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { connected, dialog, handle, inModal, placed, seen, wallet } from './handle.js'

type Tag = 'billfold-account-button' | 'billfold-button' | 'billfold-connect-button' | 'billfold-network-button'

function put(tag: Tag, attributes: Readonly<Record<string, string>> = {}, text = ''): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.textContent = text
  return placed(element)
}

const buttonOf = (element: Element): HTMLButtonElement | null => element.shadowRoot?.querySelector('button') ?? null
const textOf = (element: Element): string | undefined => {
  const button = buttonOf(element)
  return button === null || button.hidden ? undefined : button.textContent
}

describe('the elements', () => {
  test('default: a button that opens the modal, whichever of the two came first', async () => {
    const early = put('billfold-button')
    const billfold = handle()
    const late = put('billfold-button')
    expect([textOf(early), textOf(late)]).toEqual(['Connect wallet', 'Connect wallet'])
    expect(buttonOf(early)?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(early)
    await seen(() => inModal('h1'))
    await userEvent.keyboard('{Escape}')
    await seen(() => dialog() === null)
    expect(early.shadowRoot?.activeElement).toBe(buttonOf(early))
    expect(billfold.getSnapshot().isOpen).toBe(false)
  })

  test('behavior: they show who is connected', async () => {
    const billfold = handle()
    const [either, connect, account, network] = [
      put('billfold-button'),
      put('billfold-connect-button'),
      put('billfold-account-button', { 'chars-start': '2', 'chars-end': '1' }),
      put('billfold-network-button'),
    ]
    expect([textOf(connect), textOf(account), textOf(network)]).toEqual(['Connect wallet', undefined, 'Choose network'])
    await connected(billfold)
    const { address = '' } = billfold.getSnapshot().account
    // The code that draws an account is loaded with the first one.
    await expect.poll(() => textOf(either)).toContain(address)
    expect(textOf(account)).toContain(`${address.slice(0, 2)}…${address.slice(-1)}`)
    expect(buttonOf(account)?.ariaLabel).toMatch(/^Account, /)
    expect([textOf(connect), textOf(network)]).toEqual([undefined, billfold.getSnapshot().network?.name])
    buttonOf(account)?.click()
    await seen(() => billfold.getSnapshot().view === 'Account' && dialog())
    await billfold.close()
    await billfold.disconnect()
    expect([textOf(either), textOf(connect), textOf(account)]).toEqual(['Connect wallet', 'Connect wallet', undefined])
  })

  test('behavior: the text beside a button stays on its line when the face of the account appears', async () => {
    const billfold = handle()
    const line = placed(document.createElement('p'))
    line.style.cssText = 'font: 15px/22px sans-serif'
    const [words, button] = [document.createElement('span'), document.createElement('billfold-button')]
    words.textContent = 'Who: '
    line.append(words, button)
    const beside = (): number => words.getBoundingClientRect().top - line.getBoundingClientRect().top
    const before = beside()
    await connected(billfold)
    await expect.poll(() => textOf(button)).toContain(billfold.getSnapshot().account.address)
    expect(beside()).toBeCloseTo(before, 1)
  })

  test('behavior: an account is drawn in the moment in which it is there: its code came while the wallet was asked', async () => {
    const asked = fakeWallet({ networkId: 'eip155:1', behavior: 'wait' })
    const billfold = handle({ plugins: [fakeChain('eip155'), wallet('Bowbit', asked)] })
    const button = put('billfold-button')
    const drawn = new Promise<string | undefined>((resolve) => {
      // It listens after the button has heard.
      billfold.subscribe(() => billfold.getSnapshot().account.status === 'connected' && resolve(textOf(button)))
    })
    await billfold.open()
    const row = await seen(() =>
      [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.includes('Bowbit')),
    )
    row.click()
    await expect.poll(() => asked.waiting).toBe(1)
    await import('../../src/page-kernel/draw-button.js')
    await new Promise(requestAnimationFrame)
    asked.answer('approve')
    expect(await drawn).toContain(billfold.getSnapshot().account.address)
  })

  test('parameters: label, the text inside, disabled', () => {
    handle()
    expect(textOf(put('billfold-button', { label: 'Sign in' }))).toBe('Sign in')
    const button = put('billfold-button', {}, 'Come in')
    expect(textOf(button)).toBe('Come in')
    button.setAttribute('label', 'Later')
    button.setAttribute('disabled', '')
    expect(textOf(button)).toBe('Later')
    expect(buttonOf(button)?.disabled).toBe(true)
  })

  test('behavior: they speak the language of the handle', async () => {
    handle({ locale: 'de' })
    const button = put('billfold-button')
    await expect.poll(() => textOf(button)).toBe('Wallet verbinden')
  })

  test('behavior: they say the host’s own words from the start', () => {
    handle({ messages: { host: { connect: 'Sign in' } } })
    expect(textOf(put('billfold-button'))).toBe('Sign in')
  })

  test('behavior: they tell their listeners of every snapshot', async () => {
    const billfold = handle()
    const button = put('billfold-button')
    const themes: string[] = []
    button.addEventListener('billfold-state', (event) => themes.push((event as CustomEvent<{ theme: string }>).detail.theme))
    billfold.setTheme('light')
    expect(themes).toEqual(['light'])
    expect(button.shadowRoot?.querySelector<HTMLElement>('div')?.dataset['theme']).toBe('light')
  })

  test('behavior: with two handles, an element says which one it belongs to', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const [one, other] = [handle(), handle({ theme: 'light' })]
    const button = put('billfold-button')
    expect(buttonOf(button)).toBeNull()
    await expect.poll(() => complain).toHaveBeenCalledWith(expect.stringContaining('element.billfold'), button)
    Object.assign(button, { billfold: other })
    expect(textOf(button)).toBe('Connect wallet')
    const around = placed(document.createElement('section'))
    Object.assign(around, { billfold: one })
    const inside = around.appendChild(document.createElement('billfold-button'))
    one.setTheme('system')
    expect(inside.shadowRoot?.querySelector<HTMLElement>('div')?.dataset['theme']).toBe('system')
    complain.mockRestore()
  })

  test('behavior: when its handle ends, a button is no more', async () => {
    const billfold = handle()
    const button = put('billfold-button')
    await billfold.destroy()
    expect(buttonOf(button)).toBeNull()
    expect(button.shadowRoot?.adoptedStyleSheets).toEqual([])
  })

  test('behavior: embedded, the modal is a part of the page', async () => {
    const billfold = handle({ isEmbedded: true })
    const modal = placed(document.createElement('billfold-modal'))
    await seen(() => modal.shadowRoot?.querySelector('h1')?.textContent === 'Connect a wallet')
    expect(modal.shadowRoot?.querySelector('dialog')).toBeNull()
    expect(document.documentElement.style.overflow).toBe('')
    expect(document.activeElement).toBe(document.body)
    await billfold.open({ view: 'Networks' })
    await seen(() => modal.shadowRoot?.textContent?.includes('network'))
    modal.remove()
    await seen(() => modal.shadowRoot?.childElementCount === 0)
  })

  test('behavior: embedded, it never asks for the focus of a page that loads, not even by its outline', async () => {
    const asked: Element[] = []
    const native = Element.prototype.replaceChildren
    vi.spyOn(Element.prototype, 'replaceChildren').mockImplementation(function replaced(this: Element, ...content) {
      asked.push(...content.filter((node) => node instanceof HTMLElement && node.autofocus).map((node) => node as Element))
      native.apply(this, content)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    handle({ isEmbedded: true })
    const modal = placed(document.createElement('billfold-modal'))
    await seen(() => modal.shadowRoot?.querySelector('h1')?.textContent === 'Connect a wallet')
    expect(asked).toEqual([])
  })

  test('behavior: an element to embed in, for a handle that does not embed, is told', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
    handle()
    placed(document.createElement('billfold-modal'))
    await expect.poll(() => complain).toHaveBeenCalledWith(expect.stringContaining('isEmbedded'), expect.anything())
    complain.mockRestore()
  })
})
