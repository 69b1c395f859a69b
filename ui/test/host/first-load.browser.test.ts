import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { dialog, handle, placed, seen } from './handle.js'

/** The file that follows the first one: offline, blocked, or gone with a deployment. */
const runtime = vi.hoisted(() => ({ isMissing: true }))

vi.mock('../../src/host/runtime/page-runtime.js', async (original) => {
  const { PageRuntime } = await original<typeof import('../../src/host/runtime/page-runtime.js')>()
  return {
    PageRuntime: class extends PageRuntime {
      constructor(needs: ConstructorParameters<typeof PageRuntime>[0]) {
        if (runtime.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
        super(needs)
      }
    },
  }
})

/** The dialog that the first file shows by itself. */
function failure(): HTMLDialogElement | null {
  return (
    [...document.body.children]
      .map((element) => element.shadowRoot?.querySelector<HTMLDialogElement>('dialog[class$=failure]'))
      .find(Boolean) ?? null
  )
}

function missing(): void {
  runtime.isMissing = true
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => void vi.restoreAllMocks())
}

describe('a modal whose first file does not arrive', () => {
  test('default: a press on the button says so, and a further try opens what was asked for', async () => {
    missing()
    handle()
    const button = placed(document.createElement('billfold-button'))
    await userEvent.click(button)
    const shown = await seen(failure)
    expect(getComputedStyle(shown).colorScheme).toBe('dark')
    expect(shown.textContent).toContain('Could not load this part')
    expect(shown.matches(':modal')).toBe(true)
    runtime.isMissing = false
    shown.querySelector('button')?.click()
    await seen(dialog)
    expect(failure()).toBeNull()
  })

  test('behavior: Escape closes it, and the focus goes back to the button', async () => {
    missing()
    handle()
    const button = placed(document.createElement('billfold-button'))
    await userEvent.click(button)
    await seen(failure)
    await userEvent.keyboard('{Escape}')
    await seen(() => failure() === null)
    expect(document.activeElement).toBe(button)
  })

  test('behavior: the styles of the page do not reach it', async () => {
    missing()
    const sheet = placed(document.createElement('style'))
    sheet.textContent = 'dialog, button { margin: 0; display: none } button { opacity: 0 }'
    void handle()
      .open()
      .catch(() => undefined)
    const shown = await seen(failure)
    expect(shown.querySelector('button')?.checkVisibility({ opacityProperty: true })).toBe(true)
  })

  test('behavior: a further try that fails says so again', async () => {
    missing()
    const billfold = handle()
    void billfold.open({ view: 'Networks' })
    const first = await seen(failure)
    first.querySelector('button')?.click()
    await seen(() => failure() !== first && failure())
    expect(first.isConnected).toBe(false)
    runtime.isMissing = false
    failure()?.querySelector('button')?.click()
    await seen(() => dialog() !== null && billfold.getSnapshot().view === 'Networks')
  })

  test('behavior: it can be closed, leaves nothing behind, and the next press tries again', async () => {
    missing()
    const billfold = handle()
    const opening = billfold.open()
    const [, close] = (await seen(failure)).querySelectorAll('button')
    close?.click()
    await expect(opening).rejects.toThrow('Failed to fetch')
    expect(failure()).toBeNull()
    runtime.isMissing = false
    await billfold.open()
    expect(dialog()).not.toBeNull()
  })

  test('behavior: the host closes it, and the end of the handle does', async () => {
    missing()
    const billfold = handle()
    const opening = billfold.open()
    await seen(failure)
    await billfold.close()
    await expect(opening).rejects.toThrow('Failed to fetch')
    void billfold.open().catch(() => undefined)
    await seen(failure)
    await billfold.destroy()
    expect(failure()).toBeNull()
  })

  test.each([
    ['de', 'Dieser Teil lädt nicht', 'ltr'],
    ['ar-EG', 'تعذّر تحميل هذا الجزء', 'rtl'],
  ])('parameters: locale: %s', async (locale, title, direction) => {
    missing()
    handle({ locale })
      .open()
      .catch(() => undefined)
    const shown = await seen(failure)
    expect(shown.textContent).toContain(title)
    expect(getComputedStyle(shown).direction).toBe(direction)
  })
})
