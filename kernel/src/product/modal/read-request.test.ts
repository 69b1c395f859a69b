import { describe, expect, test } from 'vitest'
import { readRequest } from './read-request.js'

const network = { caipNetworkId: 'eip155:1', chainNamespace: 'eip155', name: 'Ethereum' }
const send = { amount: '1', assetAddress: '0xa', namespace: 'eip155', chainId: 1, to: '0xb' }

describe('readRequest', () => {
  test.each([
    ['nothing', undefined],
    ['an empty request', {}],
    ['a request of undefined fields', { view: undefined, data: undefined, namespace: undefined, uri: undefined, arguments: undefined }],
    ['empty arguments', { arguments: {} }],
    ['fields that nobody knows', { colour: 'red' }],
  ])('default: %s asks for nothing', (_, request) => {
    expect(readRequest(request)).toEqual({ target: undefined, namespace: undefined, uri: undefined })
  })

  test('parameters: namespace and uri', () => {
    expect(readRequest({ namespace: 'sui', uri: 'wc:1@2' })).toEqual({ target: undefined, namespace: 'sui', uri: 'wc:1@2' })
  })

  test.each<[view: string, data: unknown]>([
    ['Account', undefined],
    ['SwitchNetwork', { network }],
    ['SwitchActiveChain', { network }],
    ['ConnectingExternal', { connectorId: 'io.x', namespace: 'eip155' }],
    ['ConnectingExternal', { connectorId: 'io.x', namespace: 'eip155', wallet: { id: '1', name: 'X', rdns: 'io.x' } }],
    ['ConnectingWalletConnect', undefined],
    ['ConnectingWalletConnect', { wallet: { id: '1', name: 'X' } }],
    ['DataCapture', undefined],
    ['DataCapture', { email: 'a@b.c' }],
    ['UpdateEmailWallet', { email: 'a@b.c', redirectView: 'Account' }],
    ['Swap', undefined],
    ['Swap', { fromToken: 'ETH' }],
    ['WalletSend', undefined],
    ['WalletSend', send],
    ['WalletSend', { ...send, chainId: 'main' }],
    ['SomePluginView', new Map()],
  ])('parameters: view %s with data %o', (view, data) => {
    expect(readRequest({ view, data }).target).toEqual({ view, data })
  })

  test('behavior: the data is a copy, so that a host that changes its own object changes nothing', () => {
    const data = { ...send }
    const { target } = readRequest({ arguments: { send: data } })
    data.to = '0xevil'
    expect(target?.data).toEqual(send)
  })

  test.each<[name: string, request: unknown, message: string]>([
    ['a text', 'Account', 'open: request is "Account", expected Object'],
    ['null', null, 'open: request is null, expected Object'],
    ['a number', 1, 'open: request is 1, expected Object'],
    ['a click event', { view: { document: {} } }, 'open: request.view is Object, expected string'],
    ['a family that is no text', { namespace: 1 }, 'open: request.namespace is 1, expected string'],
    ['a link that is no text', { uri: {} }, 'open: request.uri is Object, expected string'],
    ['arguments that are no object', { arguments: 'swap' }, 'open: request.arguments is "swap", expected Object'],
    ['a swap that is no object', { arguments: { swap: 'ETH' } }, 'open: data is "ETH", expected Object'],
    ['a token that is no text', { arguments: { swap: { fromToken: 1 } } }, 'open: data.fromToken is 1, expected string'],
    [
      'a send without an amount',
      { arguments: { send: { ...send, amount: undefined } } },
      'open: data.amount is undefined, expected string',
    ],
    ['an amount that is no text', { view: 'WalletSend', data: { ...send, amount: 1 } }, 'open: data.amount is 1, expected string'],
    [
      'a chain id that is an object',
      { arguments: { send: { ...send, chainId: {} } } },
      'open: data.chainId is Object, expected (number | string)',
    ],
    ['a switch without data', { view: 'SwitchNetwork' }, 'open: data is undefined, expected Object'],
    [
      'a switch to nowhere',
      { view: 'SwitchNetwork', data: { network: {} } },
      'open: data.network.caipNetworkId is undefined, expected string',
    ],
    [
      'a wallet without a name',
      { view: 'ConnectingWalletConnect', data: { wallet: { id: '1' } } },
      'open: data.wallet.name is undefined, expected string',
    ],
    ['an e-mail that is no text', { view: 'DataCapture', data: { email: 1 } }, 'open: data.email is 1, expected string'],
    ['an e-mail view without an e-mail', { view: 'UpdateEmailWallet', data: {} }, 'open: data.email is undefined, expected string'],
  ])('behavior: %s is refused, naming what was found', (_, request, message) => {
    expect(() => readRequest(request)).toThrow(
      expect.objectContaining({ code: 'modal/invalid-request', message, remedy: expect.stringContaining('Call open()') }),
    )
  })

  test.each(['__proto__', 'constructor', 'toString'])('behavior: the view %s is taken for a name', (view) => {
    expect(readRequest({ view, data: 1 }).target).toEqual({ view, data: 1 })
  })

  test('behavior: what was found is shown in short', () => {
    expect(() => readRequest({ uri: ['x'.repeat(1e6)] })).toThrow('open: request.uri is Array, expected string')
    expect(() => readRequest('x'.repeat(1e6))).toThrow(/^open: request is "x{119}…, expected Object$/)
  })
})
