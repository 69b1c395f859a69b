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
    ['WalletSend', { token: '0xa' }],
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
    ['a text', 'Account', 'open: request is "Account", expected an object'],
    ['null', null, 'open: request is null, expected an object'],
    ['a number', 1, 'open: request is 1, expected an object'],
    ['a click event', { view: { document: {} } }, 'open: request.view is object, expected a text'],
    ['a family that is no text', { namespace: 1 }, 'open: request.namespace is 1, expected a text'],
    ['a link that is no text', { uri: {} }, 'open: request.uri is object, expected a text'],
    ['arguments that are no object', { arguments: 'swap' }, 'open: request.arguments is "swap", expected an object'],
    ['a swap that is no object', { arguments: { swap: 'ETH' } }, 'open: data is "ETH", expected an object'],
    ['a token that is no text', { arguments: { swap: { fromToken: 1 } } }, 'open: data.fromToken is 1, expected a text'],
    [
      'a send without an amount',
      { arguments: { send: { ...send, amount: undefined } } },
      'open: data.amount is undefined, expected a text',
    ],
    ['an amount that is no text', { view: 'WalletSend', data: { ...send, amount: 1 } }, 'open: data.amount is 1, expected a text'],
    [
      'a chain id that is an object',
      { arguments: { send: { ...send, chainId: {} } } },
      'open: data.chainId is object, expected a number or a text',
    ],
    ['a switch without data', { view: 'SwitchNetwork' }, 'open: data is undefined, expected an object'],
    [
      'a switch to nowhere',
      { view: 'SwitchNetwork', data: { network: {} } },
      'open: data.network.caipNetworkId is undefined, expected a text',
    ],
    [
      'a wallet without a name',
      { view: 'ConnectingWalletConnect', data: { wallet: { id: '1' } } },
      'open: data.wallet.name is undefined, expected a text',
    ],
    ['an e-mail that is no text', { view: 'DataCapture', data: { email: 1 } }, 'open: data.email is 1, expected a text'],
    ['an e-mail view without an e-mail', { view: 'UpdateEmailWallet', data: {} }, 'open: data.email is undefined, expected a text'],
  ])('behavior: %s is refused, naming what was found', (_, request, message) => {
    expect(() => readRequest(request)).toThrow(
      expect.objectContaining({ code: 'modal/invalid-request', message, remedy: expect.stringContaining('Call open()') }),
    )
  })

  test.each(['__proto__', 'constructor', 'toString'])('behavior: the view %s is taken for a name', (view) => {
    expect(readRequest({ view, data: 1 }).target).toEqual({ view, data: 1 })
  })

  test('behavior: what was found is shown in short', () => {
    expect(() => readRequest({ uri: ['x'.repeat(1e6)] })).toThrow('open: request.uri is a list, expected a text')
    expect(() => readRequest('x'.repeat(1e6))).toThrow(/^open: request is "x{119}…, expected an object$/)
  })
})
