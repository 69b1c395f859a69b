import { fakeChain, fakeNetwork } from '@billfold/test/fakes'
import type { Billfold } from '@billfold/ui'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { connected, dialog, handle, inModal, opened, seen, wallet } from './handle.js'

describe('the sheet on a phone', () => {
  test('default: stands at the lower edge, as wide as the screen', async () => {
    await opened(await phone())
    await atRest()
    const { left, right, bottom } = box()
    expect([left, right, bottom]).toEqual([0, 390, 800])
  })

  test('behavior: closes by a drag of more than 90 px, and stands whole when it opens again', async () => {
    const billfold = await phone()
    await opened(billfold)
    await drag(160)
    await seen(() => dialog() === null)
    await billfold.open()
    await atRest()
    expect(box().bottom).toBe(800)
    expect(inModal('section')?.getAttribute('style') ?? '').toBe('')
  })

  test('behavior: let go early it goes back', async () => {
    await opened(await phone())
    await drag(60)
    await atRest()
    expect(dialog()).not.toBeNull()
    expect(box().bottom).toBe(800)
  })

  test('behavior: the back gesture leaves', async () => {
    await opened(await phone())
    expect(goBack()).toBe(false)
    await seen(() => dialog() === null)
  })

  describe('where it may not be closed', () => {
    test('behavior: pulled away it comes back', async () => {
      await mustSwitch()
      await drag(160)
      await atRest()
      expect(dialog()).not.toBeNull()
      expect(box().bottom).toBe(800)
    })

    test('behavior: the back gesture is answered by a shake, and it stays', async () => {
      await mustSwitch()
      const card = await seen(() => inModal('section'))
      const shaken = vi.spyOn(card, 'animate')
      expect(goBack()).toBe(false)
      await seen(() => shaken.mock.calls.length > 0)
      expect(dialog()).not.toBeNull()
    })
  })
})

async function phone(options: Parameters<typeof handle>[0] = {}): Promise<Billfold> {
  await page.viewport(390, 800)
  return handle(options)
}

function box(): DOMRect {
  return (inModal('section') ?? document.body).getBoundingClientRect()
}

/** A wallet is on a network that the app does not use, and the host wants that settled. */
async function mustSwitch(): Promise<void> {
  const networks = [fakeNetwork('eip155'), fakeNetwork('eip155', { id: 999, name: 'Far' })]
  const billfold = await phone({ plugins: [fakeChain('eip155'), wallet()], unsupportedNetworkDismissible: false, networks })
  await connected(billfold)
  await billfold.open({ view: 'UnsupportedChain' })
  await seen(() => inModal('[data-view="UnsupportedChain"] h1'))
}

/** Closes a dialog as a phone does when its person goes back. False when we have the last word. */
function goBack(): boolean | undefined {
  return dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/** Takes the sheet by its upper edge and pulls it down. */
async function drag(distance: number): Promise<void> {
  const card = await seen(() => inModal('section'))
  await atRest()
  const from = { x: 195, y: 20 }
  await userEvent.dragAndDrop(card, card, { sourcePosition: from, targetPosition: { x: 195, y: from.y + distance } })
}

/** Waits for what still moves. */
async function atRest(): Promise<void> {
  const card = await seen(() => inModal('section'))
  await seen(() => card.ariaBusy === null)
  await Promise.allSettled(card.getAnimations().map(({ finished }) => finished))
}
