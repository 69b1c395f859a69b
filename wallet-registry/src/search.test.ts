import { describe, expect, test } from 'vitest'

import { itemsNamed, plainName } from './search.js'

const wallets = [{ names: ['Bowrain', 'Drizzle'] }, { names: ['Rainlum'] }, { names: ['Zérion'] }]
const found = (text: string): readonly string[] => itemsNamed(wallets, text, ({ names }) => names).map(({ names }) => String(names[0]))

describe('itemsNamed', () => {
  test('default: names that have the text, in the order of the items', () => expect(found('rain')).toEqual(['Bowrain', 'Rainlum']))

  test.each([
    ['', ['Bowrain', 'Rainlum', 'Zérion']],
    ['drizzle', ['Bowrain']],
    ['ｒａｉｎ l', ['Rainlum']],
    ['bow rain', ['Bowrain']],
    ['zerion', ['Zérion']],
    ['bowran', ['Bowrain']],
    ['bworain', ['Bowrain']],
    ['bowrrain', ['Bowrain']],
    ['bowxain', ['Bowrain']],
    ['drizle', ['Bowrain']],
    ['bowrainn', ['Bowrain']],
    ['bowrb', []],
    ['bxwxain', []],
    ['xow', []],
  ])('behavior: %j', (text, names) => expect(found(text)).toEqual(names))
})

test('plainName: marks, case, width and spaces do not count', () => expect(plainName(' Ｚé rion ')).toBe('zerion'))
