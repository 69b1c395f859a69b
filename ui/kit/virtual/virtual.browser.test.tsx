import type { ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { show } from '../../test/show.js'
import { Row } from '../row/row.js'
import { VirtualGrid } from './virtual-grid.js'
import { VirtualList } from './virtual-list.js'

const items = Array.from({ length: 10_000 }, (_, index) => `Wallet ${index + 1}`)
const own = (item: string): string => item

function list(onMore?: () => void): ReactElement {
  return (
    <VirtualList
      label="Wallets"
      items={items}
      itemKey={own}
      onMore={onMore}
      renderItem={(item) => <Row title={item} onPress={vi.fn()} />}
    />
  )
}

function few(count: number): ReactElement {
  return (
    <VirtualList
      label="Wallets"
      items={items.slice(0, count)}
      itemKey={own}
      renderItem={(item) => <Row title={item} onPress={vi.fn()} />}
    />
  )
}

function scroller(shadow: ShadowRoot): HTMLElement {
  const found = shadow.querySelector('ul')?.closest<HTMLElement>('[class*=scroller]')
  if (found === null || found === undefined) throw new Error('There is nothing that scrolls.')
  return found
}

async function isVirtual(shadow: ShadowRoot): Promise<void> {
  await expect.poll(() => scroller(shadow).scrollHeight).toBeGreaterThan(100_000)
}

describe('VirtualList', () => {
  test('behavior: ten thousand rows are a handful of elements, and each knows its place', async () => {
    const { shadow } = show(list())
    await isVirtual(shadow)
    expect(shadow.querySelectorAll('*').length).toBeLessThan(250)
    scroller(shadow).scrollTop = 1e9
    await expect.element(page.getByRole('button', { name: 'Wallet 10000' })).toBeVisible()
    const last = page.getByRole('button', { name: 'Wallet 10000' }).element().closest('li')
    expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual(['10000', '10000'])
  })

  test('behavior: the row with the focus stays, wherever one scrolls', async () => {
    const { shadow } = show(list())
    await isVirtual(shadow)
    const row = page.getByRole('button', { name: 'Wallet 3', exact: true }).element() as HTMLElement
    row.focus()
    scroller(shadow).scrollTop = 200_000
    await expect.poll(() => shadow.textContent).toContain('Wallet 3340')
    expect(row.isConnected).toBe(true)
    expect(row.matches(':focus')).toBe(true)
  })

  test('behavior: while one scrolls, a row that stays is not drawn again', async () => {
    const drawn = new Map<string, number>()
    const row = (item: string): ReactElement => {
      drawn.set(item, (drawn.get(item) ?? 0) + 1)
      return <Row title={item} onPress={vi.fn()} />
    }
    const { shadow } = show(<VirtualList label="Wallets" items={items} itemKey={own} renderItem={row} />)
    await isVirtual(shadow)
    drawn.clear()
    for (const top of [60, 120, 180, 1_200]) {
      scroller(shadow).scrollTop = top
      await expect.poll(() => shadow.querySelector(`[data-index="${top / 60 + 9}"]`)).not.toBeNull()
    }
    expect(drawn.size).toBeGreaterThan(10)
    expect(Math.max(...drawn.values())).toBe(1)
  })

  test('behavior: there is something to see before its code has come', () => {
    const { shadow } = show(list())
    expect(shadow.querySelectorAll('li')).toHaveLength(12)
  })

  test('behavior: no frame is empty while its code takes over', async () => {
    const { shadow } = show(list())
    const seen: number[] = []
    while (shadow.querySelector('[data-index]') === null || seen.length < 10) {
      await new Promise(requestAnimationFrame)
      seen.push([...shadow.querySelectorAll('li')].filter((row) => row.checkVisibility({ visibilityProperty: true })).length)
    }
    expect(Math.min(...seen)).toBeGreaterThan(0)
  })

  test('behavior: what is added to a short list is seen', async () => {
    const { shadow, again } = show(few(3))
    await expect.poll(() => shadow.querySelectorAll('[data-index]').length).toBe(3)
    again(few(40))
    await expect.poll(() => shadow.querySelectorAll('[data-index]').length).toBeGreaterThan(6)
  })

  test('behavior: near its end it asks for more', async () => {
    const more = vi.fn()
    const { shadow } = show(list(more))
    await isVirtual(shadow)
    more.mockClear()
    scroller(shadow).scrollTop = 1e9
    await expect.poll(() => more.mock.calls.length).toBeGreaterThan(0)
  })
})

test('VirtualGrid: to a screen reader it is one list of all items', async () => {
  const { shadow } = show(<VirtualGrid label="Wallets" items={items} itemKey={own} renderItem={(item) => <Row title={item} />} />)
  await isVirtual(shadow)
  const place = (): readonly unknown[] => {
    const [first] = page.getByRole('list', { name: 'Wallets' }).getByRole('listitem').elements()
    return [first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]
  }
  await expect.poll(place).toEqual(['1', '10000'])
})
