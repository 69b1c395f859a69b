import { describe, expect, test, vi } from 'vitest'

import { connected, dialog, handle, inModal, seen } from './handle.js'

/** How many more times the shell does not arrive. A browser asks for a file again only when it came to nothing on the way. */
const broken = vi.hoisted(() => ({ times: 0 }))

vi.mock('../../src/app/mount.js', async (original) => {
  const { mountApp } = await original<typeof import('../../src/app/mount.js')>()
  return {
    mountApp(options: Parameters<typeof mountApp>[0]) {
      broken.times -= 1
      if (broken.times >= 0) throw new TypeError('Failed to fetch dynamically imported module')
      return mountApp(options)
    },
  }
})

describe('code that does not arrive', () => {
  test('behavior: the card says so, and what was asked for still stands', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const billfold = handle()
    broken.times = 1
    await billfold.open({ view: 'Networks' })
    const failure = await seen(() => inModal('[role=alert]'))
    expect(failure.textContent).toContain('Could not load this part')
    expect(dialog()?.querySelectorAll('button')).toHaveLength(2)
    inModal('button')?.click()
    await expect.poll(() => inModal('h1')?.textContent).toBe('Choose a network')
    expect(billfold.getSnapshot()).toMatchObject({ isOpen: true, view: 'Networks' })
    complain.mockRestore()
  })

  test('behavior: the first view stands, and a press in it says so; it can be closed, and works the next time', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const billfold = handle()
    broken.times = 1
    await billfold.open()
    await seen(() => complain.mock.calls.length > 0)
    inModal('[data-key="header-help"]')?.click()
    await seen(() => inModal('[role=alert] h1'))
    const [, close] = dialog()?.querySelectorAll('button') ?? []
    close?.click()
    await seen(() => dialog() === null)
    await connected(billfold)
    expect(billfold.getSnapshot().connections).toHaveLength(1)
    complain.mockRestore()
  })
})
