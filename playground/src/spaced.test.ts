import { expect, test } from 'vitest'
import { spaced } from './spaced.js'

test.each([
  ['ConnectingExternal', 'Connecting external'],
  ['Account', 'Account'],
  ['SIWXSignMessage', 'SIWXSign message'],
])('spaced: %s is shown as %s', (view, words) => expect(spaced(view)).toBe(words))
