import { fakeClock } from '@billfold/test/fakes'
import { expect, onTestFinished, test, vi } from 'vitest'

import { type BillfoldSnapshot, blankSnapshot } from '../host/handle/snapshot.js'
import { en } from '../host/messages/en.js'
import { createButtonDrawer } from './connected-buttons.js'

test('behavior: while a wallet is asked a button is no narrower than before, and afterwards as wide as its text', () => {
  const draw = createButtonDrawer({ clock: fakeClock(), redraw: vi.fn<() => void>(), onFailure: vi.fn<(reason: unknown) => void>() })
  const button = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => button.remove())
  button.textContent = 'Connect wallet'
  const wide = button.offsetWidth
  const show = (status: 'connecting' | 'disconnected', text: string): void => {
    const snapshot: BillfoldSnapshot = { ...blankSnapshot, account: { ...blankSnapshot.account, status } }
    draw({ element: document.createElement('billfold-button'), root: document.body, button, snapshot }, en)
    button.textContent = text
  }
  show('connecting', '…')
  show('connecting', '…')
  expect(button.offsetWidth).toBe(wide)
  show('disconnected', '…')
  expect(button.offsetWidth).toBeLessThan(wide)
})
