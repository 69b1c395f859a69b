import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exoticValues } from '@billfold/test/fakes'
import { httpError } from '../http/errors.js'
import { rpcError } from '../../wallets/rpc/errors.js'
import { connectionError } from '../../wallets/errors/connection-errors.js'
import { toMessage } from './to-message.js'

/** One line of 1 to 201 visible characters. */
const readable = /^(?!.*\[object )(?! )[^\p{Cc}\p{Cf}]{1,201}(?<! )$/u

const unknown = 'Something went wrong. Please try again.'

describe('toMessage', () => {
  test.each<[name: string, error: unknown, message: string]>([
    ['a text is shown as it is', 'No funds', 'No funds'],
    ['an error says its message', new Error('No funds'), 'No funds'],
    ['our error says its text, without the remedy', connectionError('connection/failed', { connectorId: 'x' }), 'Failed to connect'],
    ['an object of a wallet says its message', { code: -32000, message: 'No funds' }, 'No funds'],
    ['the short message comes before the long one', { message: 'long', shortMessage: 'short' }, 'short'],
    ['the first validation issue stands for all', { issues: [{ message: 'Invalid email' }, { message: 'x' }] }, 'Invalid email'],
    ['the first of several errors stands for all', new AggregateError([new Error('first'), new Error('second')]), 'first'],
    ['an error in an error', { error: { message: 'inner' } }, 'inner'],
    ['a message in the data', { data: { message: 'inner' } }, 'inner'],
    ['a cause when the error itself says nothing', new Error('', { cause: new Error('inner') }), 'inner'],
    ['a reason', { reason: 'inner' }, 'inner'],
    ['an [object Object] text says nothing', '[object Object]', unknown],
    ['an error about an [object Object] says nothing', new Error('failed: [object Object]'), unknown],
    ['an [object Object] message gives way to the cause', new Error('[object Object]', { cause: 'inner' }), 'inner'],
    ['an empty text says nothing', ' \n ', unknown],
    ['nothing says nothing', undefined, unknown],
    ['null says nothing', null, unknown],
    ['a number says nothing', 4001, unknown],
    ['an empty object says nothing', {}, unknown],
    ['a text on several lines becomes one', 'a\r\n\tb', 'a b'],
    ['characters that hide or turn text are dropped', 'pay \u202Eevil\u200B now', 'pay evil now'],
    ['a long text is cut', 'x'.repeat(300), `${'x'.repeat(200)}…`],
    [
      'a call that is not allowed is told in the visitor’s words',
      rpcError('rpc/not-allowed', { namespace: 'eip155', method: 'x' }),
      'Action not allowed',
    ],
    [
      'a service that failed is not quoted',
      httpError('http/offline', { endpoint: 'wallet', path: '/x' }),
      'A service did not answer as it should. Please try again.',
    ],
    ['what is too deep is not looked for', { cause: { cause: { cause: { message: 'deep' } } } }, unknown],
  ])('behavior: %s', (_, error, message) => {
    expect(toMessage(error)).toBe(message)
  })

  test('behavior: a getter that throws is passed over', () => {
    const error = { reason: 'fine' }
    Object.defineProperty(error, 'message', {
      get() {
        throw new Error('no')
      },
    })
    expect(toMessage(error)).toBe('fine')
  })

  test('behavior: an object that holds itself comes to an end', () => {
    const error: Record<string, unknown> = {}
    error['cause'] = error
    expect(toMessage(error)).toBe(unknown)
  })

  test.each(exoticValues.map((exotic) => [exotic.name, exotic] as const))('behavior: %s is reduced to a sentence', (_, exotic) => {
    expect(toMessage(exotic.make())).toMatch(readable)
  })

  test('behavior: anything is reduced to one short line', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
        expect(toMessage(value)).toMatch(readable)
      }),
    )
  })
})
