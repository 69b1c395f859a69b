import { walletError } from '../src/index.js'
import { describe, expect, test, vi } from 'vitest'
import { nodeError } from './nodes/errors.js'
import { refused, submitOnce } from './submit-once.js'

const no = (reason = 'nonce too low') => nodeError('node/failed', { method: 'send', code: -32000, reason })
const failing = (failure: Error) => vi.fn(() => Promise.reject(failure))

describe('submitOnce', () => {
  test('default: gives what the node answered', async () => {
    expect(await submitOnce({ transaction: '0x1', submit: async () => 'taken' })).toBe('taken')
  })

  test('behavior: a no of the network is its refusal, with its reason', async () => {
    const submit = failing(no('x'.repeat(300)))
    await expect(submitOnce({ transaction: '0x1', submit })).rejects.toMatchObject({
      code: 'transfer/refused',
      context: { reason: 'x'.repeat(120) },
    })
  })

  test('behavior: where a no leaves it open, it is looked for and not sent again', async () => {
    const submit = failing(no('already known'))
    const refusal = vi.fn(() => undefined)
    expect(await submitOnce({ transaction: '0x1', submit, refusal, find: async () => 'found' })).toBe('found')
    expect([submit.mock.calls.length, refusal.mock.calls.length]).toEqual([1, 1])
  })

  test('behavior: a family reads a no by its own words', async () => {
    const refusal = async (error: ReturnType<typeof no>) => refused(no(`read: ${error.context.reason}`))
    await expect(submitOnce({ transaction: '0x1', submit: failing(no()), refusal })).rejects.toThrow('read: nonce too low')
  })

  test('behavior: an answer that is lost is looked for, or its outcome is unknown', async () => {
    const submit = failing(new Error('the line broke'))
    expect(await submitOnce<string>({ transaction: '0x1', submit, find: async () => 'found' })).toBe('found')
    await expect(submitOnce({ transaction: '0x1', submit })).rejects.toMatchObject({
      code: 'transfer/unknown-outcome',
      context: { transaction: '0x1' },
    })
  })

  test.each([nodeError('node/no-node', { network: 'sui:mainnet' }), walletError('wallet/refused', { wallet: 'Harbour' })])(
    'behavior: a failure that says that nothing was sent stays what it is: $code',
    async (error) => {
      const find = vi.fn(async () => 'found')
      await expect(submitOnce<string>({ transaction: '0x1', submit: failing(error), find })).rejects.toBe(error)
      expect(find).not.toHaveBeenCalled()
    },
  )
})
