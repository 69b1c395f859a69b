import { describe, expect, test, vi } from 'vitest'

import { en } from '../host/messages/en.js'
import { drawButton } from './draw-button.js'

type Source = Parameters<typeof drawButton>[0]

const address = '0x00000000000000000000000000000000000a11ce'
const button = (): HTMLButtonElement => document.createElement('button')
const element = (attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const created = document.createElement('billfold-button')
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  return created
}

function draw(drawn: HTMLButtonElement, balance: string | undefined, { at = address, host = element() } = {}): void {
  const source = { element: host, root: document.body, button: drawn, messages: en, snapshot: { locale: 'en' } } as unknown as Source
  const account = { status: 'connected', address: at, ...(balance !== undefined && { balance, balanceSymbol: 'ETH' }) }
  drawButton(source, { account } as Parameters<typeof drawButton>[1])
}

describe('a button that shows an account', () => {
  test('default: its name, its amount, and what it is for', () => {
    const drawn = button()
    draw(drawn, '1.23456')
    expect([drawn.textContent, drawn.ariaLabel]).toEqual(['0x0000…11ce1.234 ETH', 'Account, 0x0000…11ce, 1.234 ETH'])
  })

  test('behavior: the amount stands, faded and untold, until that of another network is known', () => {
    const drawn = button()
    draw(drawn, '1.23456')
    draw(drawn, undefined)
    draw(drawn, undefined)
    expect([drawn.textContent, drawn.ariaLabel]).toEqual(['0x0000…11ce1.234 ETH', 'Account, 0x0000…11ce'])
    draw(drawn, '7')
    expect([drawn.querySelector('[data-stale]'), drawn.textContent]).toEqual([null, '0x0000…11ce7 ETH'])
  })

  test('behavior: the first amount has room before it is there, which says nothing, and goes where none comes', () => {
    const drawn = button()
    draw(drawn, undefined)
    draw(drawn, undefined)
    expect([drawn.querySelectorAll('[data-coming]').length, drawn.textContent, drawn.ariaLabel]).toEqual([
      1,
      '0x0000…11ce',
      'Account, 0x0000…11ce',
    ])
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 10_001)
    draw(drawn, undefined)
    draw(drawn, undefined)
    vi.restoreAllMocks()
    expect(drawn.querySelector('[data-coming]')).toBe(null)
    draw(drawn, '7')
    expect(drawn.textContent).toBe('0x0000…11ce7 ETH')
  })

  test('behavior: an amount that nothing follows goes', () => {
    const drawn = button()
    draw(drawn, '1.23456')
    draw(drawn, undefined)
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 10_001)
    draw(drawn, undefined)
    vi.restoreAllMocks()
    expect(drawn.textContent).toBe('0x0000…11ce')
  })

  test.each([
    ['of another account', { at: `${address.slice(0, -1)}f` }],
    ['that the host does not want', { host: element({ balance: 'hide' }) }],
  ])('behavior: an amount %s does not stand', (_, options) => {
    const drawn = button()
    draw(drawn, '1.23456')
    draw(drawn, undefined, options)
    expect(drawn.textContent).not.toContain('ETH')
  })
})
