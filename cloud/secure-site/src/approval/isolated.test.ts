import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { chooseWords } from '../messages/choose-words.js'
import { isolated } from './isolated.js'

const [begin, end] = ['\u2066', '\u2069']

describe('isolated', () => {
  test('default: an amount and an address are one piece each within Arabic, Hebrew, Persian and Urdu', async () => {
    for (const language of ['ar', 'fa', 'he', 'ur']) {
      const words = await chooseWords([language])
      expect(isolated(words.send('0.1 ETH'))).toContain(`${begin}0.1 ETH${end}`)
      expect(isolated(words.allowTokens('3 USDC', '0xab12'))).toContain(`${begin}3 USDC${end}`)
      expect(isolated(words.allowTokens('3 USDC', '0xab12'))).toContain(`${begin}0xab12${end}`)
    }
  })

  test.each(['Send 0.1 ETH to 0xab12', '0xab12', '', '送信 0.1 ETH'])(
    'behavior: nothing is added to what runs from left to right: %s',
    (text) => expect(isolated(text)).toBe(text),
  )

  test('behavior: nothing is taken away or put elsewhere', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'Z', '7', ' ', '.', 'س', 'ש', '\n', '送') })
    fc.assert(
      fc.property(letters, (text) => {
        expect(isolated(text).replaceAll(/[\u2066\u2069]/g, '')).toBe(text)
      }),
    )
  })
})
