import { expectTypeOf, test } from 'vitest'
import { type BillfoldError, type ErrorFactory, errorFactory } from './billfold-error.js'
import { connectionError } from '../../wallets/errors/connection-errors.js'
import { disconnectError } from '../../wallets/errors/disconnect-errors.js'
import { sendError } from '../../product/errors/send-errors.js'

test('behavior: the context and the error follow the code', () => {
  expectTypeOf(connectionError('connection/invalid-status', { status: 'odd' })).toEqualTypeOf<BillfoldError<'connection/invalid-status'>>()
  expectTypeOf(connectionError('connection/invalid-status', { status: 'odd' }).context).toEqualTypeOf<{ readonly status: string }>()
})

test('behavior: a wrong context does not compile', () => {
  // @ts-expect-error the status is missing
  expectTypeOf(() => connectionError('connection/invalid-status', {})).toBeFunction()
})

test('behavior: a code of another owner does not compile', () => {
  expectTypeOf(sendError('send/no-address', { namespace: 'x' }).code).toEqualTypeOf<'send/no-address'>()
  // @ts-expect-error send codes belong to sendError
  expectTypeOf(() => connectionError('send/no-address', { namespace: 'x' })).toBeFunction()
})

test('behavior: a code without a text does not compile', () => {
  // @ts-expect-error chains-failed is missing
  const incomplete: ErrorFactory<'disconnect'> = errorFactory({ 'disconnect/failed': () => 'Failed to disconnect' })
  expectTypeOf(incomplete).toEqualTypeOf(disconnectError)
})

test('behavior: a text for an unknown code does not compile', () => {
  const extended: ErrorFactory<'disconnect'> = errorFactory({
    'disconnect/failed': () => 'Failed to disconnect',
    'disconnect/chains-failed': ({ message }) => message,
    // @ts-expect-error nobody declared it
    'disconnect/lost': () => 'Gone',
  })
  expectTypeOf(extended).toEqualTypeOf(disconnectError)
})
