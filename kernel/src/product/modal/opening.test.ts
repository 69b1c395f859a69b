import { describe, expect, test } from 'vitest'
import type { ChainNamespace } from '../../core/caip/ids.js'
import type { Network } from '../../wallets/contract/network.js'
import type { SendArguments } from '../open.js'
import type { OpenRequest } from './open-request.js'
import { type Opening, planOpening } from './opening.js'
import { readRequest } from './read-request.js'
import type { ModalSituation } from './situation.js'

const network = (caipNetworkId: `${string}:${string}`): Network =>
  ({ caipNetworkId, chainNamespace: caipNetworkId.split(':')[0] }) as Network
const mainnet = network('eip155:1')
const base = network('eip155:8453')
const solana = network('solana:main')

const networks: { readonly [namespace: string]: readonly Network[] } = { eip155: [mainnet, base], solana: [solana] }

interface Facts extends Partial<ModalSituation> {
  readonly addresses?: readonly ChainNamespace[]
}

function situation({ addresses = [], activeNamespace = 'eip155', ...facts }: Facts): ModalSituation {
  return {
    activeNamespace,
    isConnected: addresses.includes(activeNamespace),
    isReturning: false,
    hasAdapters: true,
    isMobile: false,
    isEmbedded: false,
    manualPairing: false,
    address: (namespace) => (addresses.includes(namespace) ? '0x1' : undefined),
    networkOf: (namespace) => networks[namespace]?.[0],
    findNetwork: (namespace, id) => networks[namespace]?.find(({ caipNetworkId }) => caipNetworkId === `${namespace}:${id}`),
    activate: () => {},
    narrow: () => {},
    ...facts,
  }
}

const plan = (request: OpenRequest | undefined, facts: Facts): Opening => planOpening(readRequest(request), situation(facts))
const names = ({ targets }: Opening): readonly string[] => targets.map(({ view }) => view)

const connected: Facts = { addresses: ['eip155'] }
const both: Facts = { addresses: ['eip155', 'solana'] }
const bare: Facts = { hasAdapters: false }
const send: SendArguments = { amount: '1', assetAddress: '0xa', namespace: 'eip155', chainId: 1, to: '0xb' }

describe('first view when opening', () => {
  test.each<[rule: string, request: OpenRequest | undefined, facts: Facts, view: string]>([
    ['1. the requested view, if one is given', { view: 'Networks' }, {}, 'Networks'],
    ['1. the requested view, also when connected', { view: 'Networks' }, connected, 'Networks'],
    ['1. the requested view, also without adapters', { view: 'Networks' }, bare, 'Networks'],
    ['1. the requested view, also with manual pairing', { view: 'Connect' }, { manualPairing: true }, 'Connect'],
    ['2. no adapters and no address, on mobile', {}, { ...bare, isMobile: true }, 'AllWallets'],
    ['2. no adapters and no address, on desktop', {}, bare, 'ConnectingWalletConnectBasic'],
    ['2. manual pairing control is on, on mobile', {}, { ...connected, manualPairing: true, isMobile: true }, 'AllWallets'],
    ['2. manual pairing control is on, on desktop', {}, { ...connected, manualPairing: true }, 'ConnectingWalletConnectBasic'],
    ['3. Account when connected', {}, connected, 'Account'],
    ['3. Account when connected, without adapters', {}, { ...bare, ...connected }, 'Account'],
    ['3. Account when connected, with the active family named', { namespace: 'eip155' }, connected, 'Account'],
    ['3. Account while the connection of the last visit is taken up', {}, { isReturning: true }, 'Account'],
    ['3. Account then, with the active family named', { namespace: 'eip155' }, { isReturning: true }, 'Account'],
    ['4. otherwise Connect', {}, {}, 'Connect'],
    ['4. otherwise Connect, without any request', undefined, {}, 'Connect'],
    ['4. Connect while only another family is connected', {}, { addresses: ['solana'] }, 'Connect'],
    ['opening with swap arguments opens Swap', { arguments: { swap: { fromToken: 'ETH' } } }, connected, 'Swap'],
    ['swap arguments win over a view', { view: 'Account', arguments: { swap: {} } }, connected, 'Swap'],
    ['opening with send arguments opens WalletSend', { arguments: { send } }, connected, 'WalletSend'],
    ['WalletSend with a token alone opens the form', { view: 'WalletSend', data: { token: '0xa' } }, {}, 'WalletSend'],
    ['WalletSend without arguments opens empty', { view: 'WalletSend' }, {}, 'WalletSend'],
  ])('behavior: %s', (_, request, facts, view) => {
    expect(names(plan(request, facts))).toEqual([view])
  })

  test('behavior: the arguments travel with the view', () => {
    const data = { fromToken: 'ETH', toToken: 'USDC', amount: '1' }
    expect(plan({ arguments: { swap: data } }, {}).targets).toEqual([{ view: 'Swap', data }])
    expect(plan({ view: 'Swap', data }, {}).targets).toEqual([{ view: 'Swap', data }])
    expect(plan({ arguments: { send } }, connected).targets).toEqual([{ view: 'WalletSend', data: send }])
  })
})

describe('opening for a chain family other than the active one leads to a network switch', () => {
  test.each<[name: string, request: OpenRequest, facts: Facts, views: string[]]>([
    ['not connected to it: Connect below', {}, connected, ['Connect', 'SwitchNetwork']],
    ['connected to it: Account below', {}, both, ['Account', 'SwitchNetwork']],
    ['the requested view stands below', { view: 'Networks' }, connected, ['Networks', 'SwitchNetwork']],
    ['swap arguments stand below', { arguments: { swap: {} } }, connected, ['Swap', 'SwitchNetwork']],
    ['no adapters: the pairing view', {}, { ...bare, ...connected }, ['ConnectingWalletConnectBasic']],
    ['no adapters, but connected to it: a switch is enough', {}, { ...bare, ...both }, ['Account', 'SwitchNetwork']],
  ])('behavior: %s', (_, request, facts, views) => {
    const opening = plan({ ...request, namespace: 'solana' }, facts)
    expect(names(opening)).toEqual(views)
    expect(opening.activates).toBe(views.length === 1 ? solana : undefined)
    expect(opening.targets.at(-1)?.data).toEqual(views.length === 1 ? undefined : { network: solana })
  })

  test('behavior: no family is active yet: the named one is another', () => {
    const opening = planOpening(readRequest({ namespace: 'solana' }), { ...situation({}), activeNamespace: undefined })
    expect(names(opening)).toEqual(['Connect', 'SwitchNetwork'])
  })

  test('behavior: a family without a network is refused', () => {
    expect(() => plan({ namespace: 'sui' }, connected)).toThrow(
      expect.objectContaining({ code: 'connection/namespace-not-found', message: 'open: namespace not found' }),
    )
  })
})

describe('opening send requires a connected address and a known network for the chain id', () => {
  test.each<[name: string, facts: Facts, send: Partial<SendArguments>, message: string]>([
    ['no address', {}, {}, 'openSend: caipAddress not found'],
    ['no address of that family', connected, { namespace: 'solana', chainId: 'main' }, 'openSend: caipAddress not found'],
    ['no address comes first', {}, { chainId: 5 }, 'openSend: caipAddress not found'],
    ['unknown network', connected, { chainId: 5 }, 'openSend: caipNetwork with chainId 5 not found'],
    ['unknown network by name', both, { namespace: 'solana', chainId: 'x' }, 'openSend: caipNetwork with chainId x not found'],
  ])('behavior: %s: %s', (_, facts, part, message) => {
    const data = { ...send, ...part }
    expect(() => plan({ arguments: { send: data } }, facts)).toThrow(message)
    expect(() => plan({ view: 'WalletSend', data }, facts)).toThrow(
      expect.objectContaining({ message, context: expect.objectContaining({ namespace: data.namespace }) }),
    )
  })

  test.each<[name: string, facts: Facts, send: Partial<SendArguments>, to: Network]>([
    ['another family', both, { namespace: 'solana', chainId: 'main' }, solana],
    ['another network of the active family', both, { chainId: 8453 }, base],
  ])('behavior: %s is switched to first', (_, facts, part, to) => {
    const data = { ...send, ...part }
    expect(plan({ arguments: { send: data } }, facts).targets).toEqual([
      { view: 'WalletSend', data },
      { view: 'SwitchNetwork', data: { network: to } },
    ])
  })
})
