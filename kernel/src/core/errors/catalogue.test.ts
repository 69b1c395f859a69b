import { describe, expect, test } from 'vitest'
import { accountError } from '../../wallets/errors/account-errors.js'
import { type BillfoldError, isBillfoldError } from './billfold-error.js'
import { connectionError } from '../../wallets/errors/connection-errors.js'
import { disconnectError } from '../../wallets/errors/disconnect-errors.js'
import { movingError } from '../../wallets/errors/moving-errors.js'
import { networkError } from '../../wallets/errors/network-errors.js'
import { sendError } from '../../product/errors/send-errors.js'
import * as userMessages from './user-messages.js'
import { isRefusal, walletError } from '../../wallets/errors/wallet-refused.js'

const operation = 'anything'

describe('thrown errors: the text of each, word for word', () => {
  test.each<[text: string, error: BillfoldError]>([
    ['Failed to disconnect', disconnectError('disconnect/failed', { namespaces: ['eip155'] })],
    ['Failed to disconnect chains: relay is gone', disconnectError('disconnect/chains-failed', { message: 'relay is gone' })],
    ['No connector found for connection: io.x', connectionError('connection/connector-not-found', { id: 'io.x' })],
    ['Invalid connection status: odd', connectionError('connection/invalid-status', { status: 'odd' })],
    [
      'The connector does not support any of the requested chains',
      connectionError('connection/no-requested-chain', { connectorId: 'io.x' }),
    ],
    ['openSend: caipAddress not found', sendError('send/no-address', { namespace: 'eip155' })],
    ['openSend: caipNetwork with chainId 5 not found', sendError('send/no-network', { namespace: 'eip155', chainId: 5 })],
    ['No ActiveCaipAddress found', accountError('account/no-active-address', { operation })],
    ['No ActiveCaipNetwork or client found', networkError('network/no-active', { operation })],
    ['connectExternal: namespace not found', connectionError('connection/namespace-not-found', { operation: 'connectExternal' })],
    ['connectExternal: adapter not found', connectionError('connection/adapter-not-found', { operation: 'connectExternal' })],
    ['Adapter or connector not found for namespace', connectionError('connection/no-adapter-or-connector', { namespace: 'sui' })],
    ['CaipNetwork not found', movingError('network/not-found', { operation })],
    ['AppKit:getAccount - namespace is required', accountError('account/namespace-required', { operation })],
    ["Adapter for namespace sui doesn't exist", networkError('network/no-adapter', { namespace: 'sui' })],
    ['Chain is not supported', movingError('network/not-supported', { id: 'eip155:5' })],
    ['Connection rejected', walletError('wallet/refused', {})],
    ['Failed to connect', connectionError('connection/failed', { connectorId: 'io.x' })],
  ])('behavior: %s', (text, error) => {
    expect(error.message).toBe(text)
    expect(isBillfoldError(error, error.code)).toBe(true)
  })

  test.each(['signMessage', 'sendTransaction', 'estimateGas', 'writeContract'])(
    'behavior: adapter-not-found and namespace-not-found errors name the operation, such as %s',
    (name) => {
      expect(connectionError('connection/adapter-not-found', { operation: name }).message).toBe(`${name}: adapter not found`)
      expect(connectionError('connection/namespace-not-found', { operation: name }).message).toBe(`${name}: namespace not found`)
    },
  )

  test('behavior: an error keeps its cause and says what to do next', () => {
    const cause = new Error('relay')
    const error = disconnectError('disconnect/failed', { namespaces: [] }, cause)
    expect(error.cause).toBe(cause)
    expect(error.remedy).toBe('End the session in the wallet itself.')
    expect('cause' in disconnectError('disconnect/failed', { namespaces: [] })).toBe(false)
  })

  test.each([
    ['another code', accountError('account/namespace-required', { operation })],
    ['a plain error', new Error('x')],
    ['an error with only our name', Object.assign(new Error('x'), { name: 'BillfoldError' })],
    ['an object', { name: 'BillfoldError', code: 'wallet/refused' }],
    ['nothing', undefined],
  ])('behavior: %s is no refusal', (_, thing) => {
    expect(isRefusal(thing)).toBe(false)
  })

  test('behavior: a refusal is told apart, also one from another copy of the code', () => {
    expect(isRefusal(walletError('wallet/refused', {}))).toBe(true)
    expect(isRefusal(Object.assign(new Error('x'), { name: 'BillfoldError', code: 'wallet/refused' }))).toBe(true)
  })
})

describe('user messages: the text of each, word for word', () => {
  test.each([
    'A problem occurred while trying initialize authentication',
    'Error signing message',
    'Failed to fetch transactions',
    'Token Balance Unavailable',
    'Error resolving name',
    'Error fetching name suggestions',
    'Error fetching names for address',
    'Modal closed',
    'Connection rejected',
    'Popup closed',
    'Failed to connect',
    'Failed to initiate social connection',
    'Failed to connect to farcaster',
    'Authenticating...',
    'Network not supported for Gas Price',
    'Network not supported for Swaps',
    'Chain is not supported',
    'Action not allowed',
    'Please enter a valid email address',
  ])('behavior: %s', (text) => {
    expect(Object.values(userMessages)).toContain(text)
  })

  test("behavior: 'Error registering name {name}'", () => {
    expect(userMessages.nameNotRegistered('mona')).toBe('Error registering name mona')
  })
})
