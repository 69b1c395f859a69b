import { expect, test, vi } from 'vitest'
import { leavingViews } from './leaving.js'

test.each([
  ['while not connected clears the Farcaster link and reloads the embedded wallet connector', false, 1],
  ['while connected leaves both alone', true, 0],
])('behavior: leaving ConnectingFarcaster %s', (_, isConnected, times) => {
  const link = { isConnected: () => isConnected, clear: vi.fn(), reload: vi.fn() }
  leavingViews(link).ConnectingFarcaster?.()
  expect([link.clear.mock.calls.length, link.reload.mock.calls.length]).toEqual([times, times])
})

test('behavior: a reload that fails is handed on to whoever leaves', async () => {
  const link = { isConnected: () => false, clear: vi.fn(), reload: () => Promise.reject(new Error('no frame')) }
  await expect(leavingViews(link).ConnectingFarcaster?.()).rejects.toThrow('no frame')
})
