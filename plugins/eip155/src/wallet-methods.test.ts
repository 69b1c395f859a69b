import { describe, expect, test } from 'vitest'
import { eip155Methods } from './wallet-methods.js'

const { safe = [], ask = [] } = eip155Methods

/** The reads and the other methods that need no approval, in full: a method leaves or joins this list on purpose. */
const allowedDirectly = `
  eth_accounts eth_blobBaseFee eth_blockNumber eth_call eth_chainId eth_createAccessList eth_estimateGas
  eth_estimateUserOperationGas eth_feeHistory eth_gasPrice eth_getBalance eth_getBlockByHash eth_getBlockByNumber
  eth_getBlockReceipts eth_getBlockTransactionCountByHash eth_getBlockTransactionCountByNumber eth_getCode eth_getFilterChanges
  eth_getFilterLogs eth_getLogs eth_getProof eth_getStorageAt eth_getTransactionByBlockHashAndIndex
  eth_getTransactionByBlockNumberAndIndex eth_getTransactionByHash eth_getTransactionCount eth_getTransactionReceipt
  eth_getUncleByBlockHashAndIndex eth_getUncleByBlockNumberAndIndex eth_getUncleCountByBlockHash eth_getUncleCountByBlockNumber
  eth_getUserOperationByHash eth_getUserOperationReceipt eth_maxPriorityFeePerGas eth_newBlockFilter eth_newFilter
  eth_newPendingTransactionFilter eth_protocolVersion eth_sendRawTransaction eth_supportedEntryPoints eth_syncing
  eth_uninstallFilter net_listening net_peerCount net_version wallet_getAssets wallet_getCallsStatus wallet_getCapabilities
  wallet_showCallsStatus web3_clientVersion web3_sha3`

describe('eip155Methods', () => {
  test.each([
    'eth_accounts',
    'eth_blockNumber',
    'eth_call',
    'eth_chainId',
    'eth_getBalance',
    'eth_sendRawTransaction',
    'wallet_getCapabilities',
  ])('behavior: safe, allowed directly: reads, eth_sendRawTransaction, wallet_getCapabilities and others: %s', (name) => {
    expect(safe).toContain(name)
  })

  test('behavior: safe: these and no others', () => expect(safe).toEqual(allowedDirectly.trim().split(/\s+/)))

  test.each([
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'eth_sendUserOperation',
    'wallet_watchAsset',
  ])('behavior: not safe, needs approval: %s', (name) => expect([ask.includes(name), safe.includes(name)]).toEqual([true, false]))

  test('behavior: nothing is listed twice', () => expect(new Set([...safe, ...ask]).size).toBe(safe.length + ask.length))
})
