import { describe, expect, test } from 'vitest'
import { solanaMethods } from './wallet-methods.js'

const { safe = [], ask = [] } = solanaMethods

/** The reads and the other methods that need no approval, in full: a method leaves or joins this list on purpose. */
const allowedDirectly = `
  solana_getAccounts getAccountInfo getBalance getLatestBlockhash getMinimumBalanceForRentExemption getSignatureStatuses
  getTokenAccountBalance getTokenAccountsByOwner getTransaction sendTransaction simulateTransaction`

describe('solanaMethods', () => {
  test('behavior: safe, allowed directly: these and no others', () => expect(safe).toEqual(allowedDirectly.trim().split(/\s+/)))

  test.each([
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signAndSendAllTransactions',
  ])('behavior: not safe, needs approval: %s', (name) => expect([ask.includes(name), safe.includes(name)]).toEqual([true, false]))

  test('behavior: nothing is listed twice', () => expect(new Set([...safe, ...ask]).size).toBe(safe.length + ask.length))
})
