import { fakeChain, fakeWallet } from '@billfold/test/fakes'
import type { Billfold } from '@billfold/ui'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialog, handle, inModal, opened, placed, seen, wallet } from './handle.js'

function opener(press: () => unknown): HTMLButtonElement {
  const button = placed(document.createElement('button'))
  button.textContent = 'Open'
  button.addEventListener('click', press)
  return button
}

function focused(): Element | null | undefined {
  return document.querySelector('billfold-modal')?.shadowRoot?.activeElement
}

/** Reads something in the moment in which the modal opens. */
function atOpening<T>(billfold: Billfold, read: () => T): Promise<T> {
  return new Promise((resolve) => {
    const ignore = billfold.subscribe(() => {
      if (!billfold.getSnapshot().isOpen) return
      ignore()
      resolve(read())
    })
  })
}

describe('the modal', () => {
  test('default: stands at once, and is filled when its content has arrived', async () => {
    const billfold = handle()
    const opening = atOpening(billfold, () => ({
      stands: dialog() !== null,
      isBusy: inModal('section')?.ariaBusy,
      says: inModal('section > div')?.textContent,
      wayOut: inModal('section > button')?.ariaLabel,
    }))
    const done = billfold.open()
    expect(await opening).toEqual({ stands: true, isBusy: 'true', says: 'Loading', wayOut: 'Close' })
    await done
    expect((await seen(() => inModal('h1'))).textContent).toBe('Connect a wallet')
    await seen(() => inModal('section')?.ariaBusy === null)
    expect(billfold.getSnapshot()).toMatchObject({ isOpen: true, view: 'Connect' })
    await billfold.close()
    expect(dialog()).toBeNull()
    expect(billfold.getSnapshot().isOpen).toBe(false)
  })

  test('behavior: the dialog goes by the title of what stands in it', async () => {
    const billfold = handle()
    const opening = atOpening(billfold, () => dialog()?.ariaLabel)
    const done = billfold.open()
    expect(await opening).toBe('Wallet')
    await done
    await expect.poll(() => dialog()?.ariaLabel).toBe('Connect a wallet')
    await userEvent.click(await seen(() => inModal('[data-key=header-help]')))
    await expect.poll(() => dialog()?.ariaLabel).toBe('What is a wallet?')
    await billfold.close()
    await billfold.open()
    await expect.poll(() => dialog()?.ariaLabel).toBe('Connect a wallet')
  })

  test('behavior: modal width 370px, default theme mode is dark', async () => {
    await page.viewport(1000, 800)
    const billfold = handle()
    await opened(billfold)
    expect(inModal('section')?.offsetWidth).toBe(370)
    expect(billfold.getSnapshot().theme).toBe('dark')
    expect(getComputedStyle(inModal('section') ?? document.body).colorScheme).toBe('dark')
  })

  test('behavior: focus goes in, and comes back to what was pressed', async () => {
    const billfold = handle()
    const button = opener(() => billfold.open())
    await userEvent.click(button)
    await seen(() => dialog() !== null && document.querySelector('billfold-modal')?.shadowRoot?.activeElement?.tagName === 'H1')
    await userEvent.keyboard('{Escape}')
    await seen(() => dialog() === null)
    expect(document.activeElement).toBe(button)
  })

  test('behavior: opening a second time shows what is there already', async () => {
    const billfold = handle()
    await opened(billfold)
    await billfold.close()
    const opening = atOpening(billfold, () => [dialog() !== null, inModal('h1')?.textContent])
    void billfold.open()
    expect(await opening).toEqual([true, 'Connect a wallet'])
  })

  test('behavior: fetched ahead it leaves nothing in the page, and stands filled at once', async () => {
    const found = wallet('Ahead')
    const load = vi.fn(found.load)
    const billfold = handle({ plugins: [fakeChain('eip155'), { ...found, loadOn: ['open'], load }] })
    await billfold.preload()
    expect(document.querySelector('billfold-modal')).toBeNull()
    expect(load).toHaveBeenCalledOnce()
    const opening = atOpening(billfold, () => [dialog()?.checkVisibility({ visibilityProperty: true }), inModal('h1')?.textContent])
    void billfold.open()
    expect(await opening).toEqual([true, 'Connect a wallet'])
  })

  test('behavior: what was drawn ahead is what opens, and the focus comes back to what was left in it', async () => {
    const silent = wallet('Bowbit', fakeWallet({ networkId: 'eip155:1', behavior: 'wait' }))
    const billfold = handle({ plugins: [fakeChain('eip155'), silent] })
    await billfold.preload()
    await billfold.open()
    const heading = await seen(() => inModal('h1'))
    await expect.poll(() => focused()).toBe(heading)
    const chosen = await seen(() => inModal('[data-view="Connect"] button[data-key^="connector "]'))
    const goesBack = async (): Promise<void> => {
      await userEvent.click(await seen(() => inModal('button[aria-label="Back"]')))
      await expect.poll(() => focused()).toBe(chosen)
    }
    await userEvent.click(chosen)
    // The code of the next view may still be on its way.
    await goesBack()
    await userEvent.click(chosen)
    await seen(() => inModal('[data-view="ConnectingExternal"]'))
    await goesBack()
  })

  test('behavior: the page keeps still, and is left as it was', async () => {
    placed(document.createElement('div')).style.height = '3000px'
    const billfold = handle()
    document.documentElement.removeAttribute('style')
    await opened(billfold)
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
    await billfold.close()
    expect(document.documentElement.getAttribute('style')).toBeNull()

    document.documentElement.style.overflow = 'clip'
    await billfold.open()
    await billfold.close()
    expect(document.documentElement.getAttribute('style')).toBe('overflow: clip;')
    document.documentElement.removeAttribute('style')
  })

  test('behavior: a press beside the card leaves, one in it does not', async () => {
    const billfold = handle()
    await opened(billfold)
    await userEvent.click(await seen(() => inModal('h1')))
    expect(dialog()).not.toBeNull()
    await userEvent.click(await seen(dialog), { position: { x: 4, y: 4 } })
    await seen(() => dialog() === null)
  })

  test('behavior: the page sees nothing of what happens inside', async () => {
    const billfold = handle()
    await opened(billfold)
    const heard = vi.fn<(event: Event) => void>()
    const types = ['pointerdown', 'mousedown', 'click', 'focusin', 'keydown', 'keyup', 'input']
    for (const type of types) document.addEventListener(type, heard)
    await userEvent.keyboard('{Tab}{Tab}a')
    await userEvent.click(await seen(() => inModal('h1')))
    for (const type of types) document.removeEventListener(type, heard)
    expect(heard.mock.calls.map(([event]) => event.type)).toEqual([])
  })

  test('behavior: Escape is ours while it stands, and the page’s when it is gone', async () => {
    const billfold = handle()
    const heard = vi.fn<() => void>()
    document.addEventListener('keydown', heard, true)
    await opened(billfold)
    await userEvent.keyboard('{Escape}')
    await seen(() => dialog() === null)
    expect(heard).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(heard).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', heard, true)
  })

  test('behavior: a page that hides its other elements does not hide ours', async () => {
    const billfold = handle()
    await opened(billfold)
    const host = document.querySelector('billfold-modal')
    host?.setAttribute('aria-hidden', 'true')
    host?.setAttribute('inert', '')
    await expect.poll(() => host?.getAttributeNames()).toEqual([])
  })

  test('behavior: thrown out of the page, it stands up again', async () => {
    const billfold = handle()
    await opened(billfold)
    document.querySelector('billfold-modal')?.remove()
    await seen(() => dialog()?.matches(':modal'))
    expect(inModal('h1')?.textContent).toBe('Connect a wallet')
    await billfold.close()
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('parameters: container: takes the element, and when it is gone the body does', async () => {
    const container = placed(document.createElement('div'))
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const billfold = handle({ container: () => container })
    await opened(billfold)
    expect(document.querySelector('billfold-modal')?.parentElement).toBe(container)
    container.remove()
    await seen(() => document.querySelector('billfold-modal')?.parentElement === document.body && dialog())
    expect(complain).toHaveBeenCalledWith(expect.stringContaining('container'), expect.anything())
    complain.mockRestore()
  })

  test('behavior: what cannot be opened is refused, and the modal goes away', async () => {
    const billfold = handle()
    await expect(billfold.open({ view: 'Nowhere' } as never)).rejects.toThrow(/Nowhere/)
    expect(dialog()).toBeNull()
    expect(billfold.getSnapshot().isOpen).toBe(false)
  })

  test('behavior: closed before it was loaded, it stays closed', async () => {
    const billfold = handle()
    const done = billfold.open()
    await billfold.close()
    await done
    await billfold.preload()
    expect(dialog()).toBeNull()
    expect(billfold.getSnapshot().isOpen).toBe(false)
  })

  test('behavior: a hundred times open and closed leave nothing', async () => {
    const billfold = handle()
    await opened(billfold)
    await seen(() => inModal('[data-key="connector bowbit"]'))
    await billfold.close()
    const openAndClose = async (times: number): Promise<void> => {
      for (let round = 0; round < times; round++) {
        await billfold.open()
        await new Promise(requestAnimationFrame)
        await billfold.close()
      }
    }
    const elements = (): readonly (number | undefined)[] => [
      document.querySelectorAll('*').length,
      inModal('div')?.querySelectorAll('*').length,
    ]
    // Pictures and texts that come with the first rounds stay.
    await openAndClose(20)
    const before = elements()
    await openAndClose(100)
    expect(elements()).toEqual(before)
  })

  test('behavior: after its end nothing is left in the page', async () => {
    const billfold = handle()
    await opened(billfold)
    await billfold.destroy()
    expect(document.querySelector('billfold-modal')).toBeNull()
    expect(document.documentElement.style.overflow).toBe('')
    await expect(billfold.open()).rejects.toThrow('destroyed')
    await expect(billfold.disconnect()).rejects.toThrow('destroyed')
  })
})
