import { expect, test } from 'vitest'

import { wordedName } from './worded-name.js'

test.each([
  ['a wallet without a name is said in the words of the visitor', 'Browser wallet', 'Browser-Wallet'],
  ['a name is never translated', 'Browser Wallet Pro', 'Browser Wallet Pro'],
])('behavior: %s', (_, name, shown) => expect(wordedName(name, () => 'Browser-Wallet')).toBe(shown))
