import { describe, expect, test } from 'vitest'

import { Picture, markPicture } from '../kit/index.js'
import { show } from './show.js'

describe('a mark', () => {
  test('default: it is shown as an image of its own bytes, never as markup', async () => {
    const { shadow } = show(<Picture name="Polygon" source={markPicture('network', 'eip155:137')} shape="round" />)
    await expect.poll(() => shadow.querySelector('img')?.src).toMatch(/^blob:/)
    await expect.poll(() => shadow.querySelector('img')?.complete).toBe(true)
    expect(shadow.querySelector('img')?.naturalWidth).toBeGreaterThan(0)
    expect(shadow.querySelector('svg')).toBeNull()
  })

  test('behavior: who has none gets one that is drawn from the name', async () => {
    const { shadow } = show(<Picture name="Harbour Chain" source={markPicture('network', 'eip155:777001')} />)
    await expect.poll(() => shadow.textContent).toContain('H')
    expect(shadow.querySelector('img')).toBeNull()
  })

  test('behavior: two of one name are not alike where something else tells them apart', () => {
    const drawn = (seed?: string): string => show(<Picture name="USDC" seed={seed} />).shadow.querySelector('svg')?.outerHTML ?? ''
    const all = [drawn(), drawn('0x00000000000000000000000000000000000a11ce'), drawn('0x00000000000000000000000000000000000b0b00')]
    expect(new Set(all).size).toBe(3)
    expect(drawn()).toBe(all[0])
  })
})
