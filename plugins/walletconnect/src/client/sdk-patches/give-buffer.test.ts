import { afterEach, expect, test, vi } from 'vitest'

import { giveBuffer } from './give-buffer.js'

afterEach(() => vi.unstubAllGlobals())

test('default: a page that has none gets one that writes what the SDK writes', async () => {
  const own = globalThis.Buffer
  vi.stubGlobal('Buffer', undefined)
  Reflect.deleteProperty(globalThis, 'Buffer')
  await giveBuffer()
  expect(globalThis.Buffer).not.toBe(own)
  expect(globalThis.Buffer.from('{"ä":1}').toString('base64')).toBe(own.from('{"ä":1}').toString('base64'))
})

test('behavior: a page that has one keeps it', async () => {
  const own = globalThis.Buffer
  await giveBuffer()
  expect(globalThis.Buffer).toBe(own)
})
