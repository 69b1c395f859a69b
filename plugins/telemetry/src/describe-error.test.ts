import { describe, expect, test } from 'vitest'
import { exoticValues } from '@billfold/test/fakes'
import { connectionError, isBillfoldError } from '@billfold/kernel'
import { describeError } from './describe-error.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

describe('describeError', () => {
  test('default', () => {
    expect(describeError(connectionError('connection/failed', { connectorId: 'x' }))).toEqual({
      errorType: 'connection/failed',
      errorMessage: 'Failed to connect',
    })
  })

  test.each([
    ['an error without a code goes by its name', new TypeError('x'), 'TypeError'],
    ['a numeric code is no type', Object.assign(new Error('x'), { code: 4001 }), 'Error'],
    ['a code that is an object is no type', { code: {}, name: 'Odd' }, 'Odd'],
    ['a thrown text goes by its type', 'x', 'string'],
    ['a thrown nothing goes by its type', undefined, 'undefined'],
  ])('behavior: %s', (_, error, type) => {
    expect(describeError(error).errorType).toBe(type)
  })

  test.each([
    ['an address', `cannot pay ${address} now`, 'cannot pay … now'],
    ['a link', 'at https://dapp.example/pay?session=1234', 'at …'],
    ['an e-mail', 'no user mona@example.com', 'no user [redacted e-mail]'],
    ['a pairing key', 'wc:1@2?symKey=abc123', 'wc:1@2?symKey=[redacted]'],
  ])('behavior: %s does not leave', (_, message, left) => {
    expect(describeError(new Error(message)).errorMessage).toBe(left)
    expect(describeError(message).errorMessage).toBe(left)
  })

  test('behavior: a message that is no text is reduced to one', () => {
    expect(describeError({ message: { message: 'inner' } }).errorMessage).toBe('inner')
  })

  test.each(exoticValues.map(({ name, make }) => [name, make] as const))('behavior: %s is described, never thrown on', (_, make) => {
    expect(describeError(make()).errorMessage.length).toBeGreaterThan(0)
    expect(isBillfoldError(make())).toBe(false)
  })
})
