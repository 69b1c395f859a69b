import { base58, base64 } from '@scure/base'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameCall } from './frame-calls.js'

const bytes = fc.uint8Array({ minLength: 1, maxLength: 300 })

test('default: a call that has no bytes goes as it is', () => {
  const params = ['0x1', '0x2']
  const call = frameCall('personal_sign', params)
  expect([call.params, call.read('0x3')]).toEqual([params, '0x3'])
})

test('behavior: transactions travel in base58, and come back in base64', () => {
  fc.assert(
    fc.property(bytes, bytes, (sent, signed) => {
      const one = frameCall('solana_signTransaction', { transaction: base64.encode(sent), pubkey: 'x' })
      expect(one.params).toEqual({ transaction: base58.encode(sent) })
      expect(one.read({ transaction: base58.encode(signed), signature: 's' })).toEqual({
        transaction: base64.encode(signed),
        signature: 's',
      })
      const all = frameCall('solana_signAllTransactions', { transactions: [base64.encode(sent), base64.encode(signed)] })
      expect(all.params).toEqual({ transactions: [base58.encode(sent), base58.encode(signed)] })
      expect(all.read({ transactions: [base58.encode(signed)] })).toEqual({ transactions: [base64.encode(signed)] })
    }),
    { numRuns: 50 },
  )
})

test('behavior: options of sending take their other name', () => {
  const { params } = frameCall('solana_signAndSendTransaction', { transaction: '', sendOptions: { skipPreflight: true } })
  expect(params).toEqual({ transaction: '', options: { skipPreflight: true } })
})

test.each([undefined, null, 5, 'text', {}, { transaction: 5 }, { transaction: '0OIl' }])(
  'behavior: the answer %o of a broken frame throws nothing here',
  (answer) => {
    expect(() => frameCall('solana_signTransaction', { transaction: 'AA==' }).read(answer)).not.toThrow()
    expect(() => frameCall('solana_signAllTransactions', { transactions: [] }).read(answer)).not.toThrow()
  },
)
