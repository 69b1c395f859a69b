import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RpcMethods } from '../../product/slot-items.js'
import { RpcGuard } from './guard.js'
import { productMethods } from './methods.js'
import { classify } from './policy.js'

const needApproval = {
  eip155: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'eth_sendUserOperation',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signAndSendAllTransactions',
  ],
} as const

/** The reads and the other methods that need no approval, in full: a method leaves or joins this list on purpose. */
const allowedDirectly = {
  eip155: `
    eth_accounts eth_blobBaseFee eth_blockNumber eth_call eth_chainId eth_createAccessList eth_estimateGas
    eth_estimateUserOperationGas eth_feeHistory eth_gasPrice eth_getBalance eth_getBlockByHash eth_getBlockByNumber
    eth_getBlockReceipts eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges
    eth_getFilterLogs eth_getLogs eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex
    eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt
    eth_getUncleByBlockHashAndIndex eth_getUncleByBlockNumberAndIndex eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber
    eth_getUserOperationByHash eth_getUserOperationReceipt eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter
    eth_newPendingTransactionFilter eth_protocolVersion eth_sendRawTransaction eth_supportedEntryPoints eth_syncing
    eth_uninstallFilter net_listening net_peerCount net_version wallet_getAssets wallet_getCallsStatus wallet_getCapabilities
    web3_clientVersion web3_sha3`,
  solana: `
    solana_getAccounts getAccountInfo getBalance getLatestBlockhash getMinimumBalanceForRentExemption getSignatureStatuses
    getTokenAccountBalance getTokenAccountsByOwner getTransaction sendTransaction simulateTransaction`,
}

const rows = (methods: Readonly<Record<string, readonly string[]>>): readonly (readonly [string, string])[] =>
  Object.entries(methods).flatMap(([namespace, list]) => list.map((method) => [namespace, method] as const))

const family = fc.constantFrom('eip155', 'solana', 'polkadot', 'doge')
const method = fc.oneof(fc.constantFrom(...rows(needApproval).map(([, name]) => name), 'eth_call', 'getBalance', 'doge_bark'), fc.string())
const anyEntry = fc.record({ namespace: family, safe: fc.array(method), ask: fc.array(method) }) as fc.Arbitrary<RpcMethods>

describe('wallet RPC methods', () => {
  test.each([
    'eth_accounts',
    'eth_blockNumber',
    'eth_call',
    'eth_chainId',
    'eth_getBalance',
    'eth_sendRawTransaction',
    'wallet_getCapabilities',
  ])('behavior: safe, allowed directly: reads, eth_sendRawTransaction, wallet_getCapabilities and others: %s', (name) => {
    expect(classify({ namespace: 'eip155', method: name })).toBe('safe')
  })

  test.each(['getBalance', 'getLatestBlockhash', 'getTokenAccountsByOwner', 'sendTransaction', 'solana_getAccounts'])(
    'behavior: safe, allowed directly on Solana: %s',
    (name) => {
      expect(classify({ namespace: 'solana', method: name })).toBe('safe')
    },
  )

  test.each(Object.entries(allowedDirectly))('behavior: safe on %s: these and no others', (namespace, names) => {
    const safe = productMethods.find((each) => each.namespace === namespace)?.safe
    expect(safe).toEqual(names.trim().split(/\s+/))
  })

  test.each(rows(needApproval))('behavior: not safe, needs approval: %s %s', (namespace, name) => {
    expect(classify({ namespace, method: name })).toBe('ask')
  })

  test.each(productMethods)('behavior: $namespace: nothing is listed twice', ({ safe = [], ask = [] }) => {
    expect(new Set([...safe, ...ask]).size).toBe(safe.length + ask.length)
  })

  test.each([
    ['a method that nothing names', 'eip155', 'eth_sign'],
    ['a node method that changes the node', 'eip155', 'debug_setHead'],
    ['a method of another family', 'solana', 'eth_call'],
    ['an approval of another family', 'eip155', 'solana_signMessage'],
    ['another spelling', 'eip155', 'ETH_CALL'],
    ['a space around it', 'eip155', ' eth_call'],
    ['a family without methods', 'polkadot', 'eth_call'],
    ['an unknown family', 'doge', 'eth_call'],
    ['a name of the prototype', 'eip155', 'constructor'],
    ['an empty name', 'eip155', ''],
  ])('behavior: %s is refused', (_, namespace, name) => {
    expect(classify({ namespace, method: name })).toBe('refused')
  })

  test.each([undefined, null, 1, {}, ['eth_call'], Symbol('eth_call')])('parameters: %o as a method is refused', (value) => {
    expect(classify({ namespace: 'eip155', method: value as string })).toBe('refused')
    expect(classify({ namespace: value as string, method: 'eth_call' })).toBe('refused')
  })
})

describe('entries of plugins', () => {
  test('behavior: an entry allows what nothing named', () => {
    const entries: readonly RpcMethods[] = [{ namespace: 'polkadot', safe: ['polkadot_read'], ask: ['polkadot_sign'] }]
    expect(classify({ namespace: 'polkadot', method: 'polkadot_read' }, entries)).toBe('safe')
    expect(classify({ namespace: 'polkadot', method: 'polkadot_sign' }, entries)).toBe('ask')
    expect(classify({ namespace: 'cosmos', method: 'polkadot_read' }, entries)).toBe('refused')
  })

  test('behavior: an entry may be stricter than the product', () => {
    expect(classify({ namespace: 'eip155', method: 'eth_accounts' }, [{ namespace: 'eip155', ask: ['eth_accounts'] }])).toBe('ask')
  })

  test('behavior: of two entries the stricter one holds', () => {
    const entries: readonly RpcMethods[] = [
      { namespace: 'sui', safe: ['sui_sign'] },
      { namespace: 'sui', ask: ['sui_sign'] },
    ]
    expect(classify({ namespace: 'sui', method: 'sui_sign' }, entries)).toBe('ask')
  })

  test.each(rows(needApproval))('behavior: no entry makes %s %s safe, not even for another family', (namespace, name) => {
    const entries = ['eip155', 'solana', 'polkadot'].map((other) => ({ namespace: other, safe: [name] }) as RpcMethods)
    for (const { namespace: other } of entries) expect(classify({ namespace: other, method: name }, entries)).toBe('ask')
    expect(classify({ namespace, method: name }, entries)).toBe('ask')
  })

  test('behavior: a list that is a text names nothing', () => {
    const entry = { namespace: 'sui', safe: 'sui_read', ask: 'sui_sign' } as never as RpcMethods
    expect(classify({ namespace: 'sui', method: 'sui_read' }, [entry])).toBe('refused')
    expect(classify({ namespace: 'sui', method: 'sui_sign' }, [entry])).toBe('refused')
  })

  test.each([null, undefined, 7, {}, [], { namespace: 'eip155' }])('behavior: the entry %o names nothing and breaks nothing', (entry) => {
    expect(classify({ namespace: 'eip155', method: 'eth_call' }, [entry as never])).toBe('safe')
    expect(classify({ namespace: 'eip155', method: 'eth_sign' }, [entry as never])).toBe('refused')
  })

  test('behavior: whatever entries there are, none is laxer than the product, and what nothing names is refused', () => {
    fc.assert(
      fc.property(family, method, fc.array(anyEntry), (namespace, name, entries) => {
        const before = classify({ namespace, method: name })
        const after = classify({ namespace, method: name }, entries)
        const isNamed = entries.some((each) => each.namespace === namespace && [...(each.safe ?? []), ...(each.ask ?? [])].includes(name))
        const isApproval = rows(needApproval).some(([, each]) => each === name)
        const legal = before === 'ask' ? ['ask'] : isNamed || before === 'safe' ? ['safe', 'ask'] : ['refused']
        expect(legal).toContain(after)
        expect(isApproval && after === 'safe').toBe(false)
      }),
    )
  })
})

describe('RpcGuard', () => {
  test('default', () => {
    const guard = new RpcGuard(() => [])
    expect(guard.check('eip155', 'eth_call')).toBe('safe')
    expect(guard.check('eip155', 'personal_sign')).toBe('ask')
    expect(guard.classify('eip155', 'eth_sign')).toBe('refused')
  })

  test("behavior: a disallowed call gives 'Requested RPC call is not allowed'", () => {
    expect(() => new RpcGuard(() => []).check('eip155', 'eth_sign')).toThrow(
      expect.objectContaining({
        code: 'rpc/not-allowed',
        message: 'Requested RPC call is not allowed',
        context: { namespace: 'eip155', method: 'eth_sign' },
        remedy: "Let a plugin list eth_sign for eip155 in its slot entry 'rpc.methods'.",
      }),
    )
  })

  test('behavior: an entry counts from when it comes until it goes', () => {
    const entries: RpcMethods[] = []
    const guard = new RpcGuard(() => entries)
    expect(guard.classify('sui', 'sui_read')).toBe('refused')
    entries.push({ namespace: 'sui', safe: ['sui_read'] })
    expect(guard.check('sui', 'sui_read')).toBe('safe')
    entries.pop()
    expect(guard.classify('sui', 'sui_read')).toBe('refused')
  })

  test('parameters: junk as a method is refused with the same code', () => {
    expect(() => new RpcGuard(() => []).check('eip155', Symbol('x') as never)).toThrow(
      expect.objectContaining({ code: 'rpc/not-allowed', context: { namespace: 'eip155', method: 'symbol' } }),
    )
  })
})
