import { expect, test } from 'vitest'

import { wordedName } from './worded-name.js'

test.each([
  ['a wallet without a name is said in the words of the visitor', 'Browser wallet', 'Browser-Wallet'],
  ['the way to a phone is said in what it leads to, and not in its protocol', 'WalletConnect', 'Handy-Wallet'],
  ['a name is never translated', 'Browser Wallet Pro', 'Browser Wallet Pro'],
])('behavior: %s', (_, name, shown) => expect(wordedName(name, (key) => words[key])).toBe(shown))

const words = { browserWallet: 'Browser-Wallet', phoneWallet: 'Handy-Wallet' }
