import { decodeAddress } from '@polkadot/util-crypto'
import { hexToU8a, numberToHex } from '@polkadot/util'

import { RpcError, rpcCodes } from '../shared/rpc-error.js'
import type { RpcMethod } from '../shared/rpc-server.js'
import type { Ledger } from './ledger.js'
import { readExtrinsic } from './read-extrinsic.js'
import { feeOf, runTransfer } from './run-transfer.js'
import { identityPallet } from './name-keys.js'
import { metadataHex, registry, runtimeVersion } from './runtime.js'
import { polkadotChainName } from './seed.js'

/** Where accounts are kept: the hashes of `System` and `Account`, that of the key, and the key. */
const accountKey = /^0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9[0-9a-f]{32}([0-9a-f]{64})$/

/** Where the events of a block are kept: the hashes of `System` and `Events`. */
const eventsKey = '0x26aa394eea5630e07c48ae0c9558cef780d41e5e16056765bc8461851072c9d7'

/** What the node answers. Every block is final. */
export const methods: Readonly<Record<string, RpcMethod<Ledger>>> = {
  system_chain: () => polkadotChainName,
  system_health: () => ({ peers: 0, isSyncing: false, shouldHavePeers: false }),
  system_properties: () => ({ ss58Format: 42, tokenDecimals: 10, tokenSymbol: 'DOT' }),
  chain_getBlockHash: ([number], ledger) => ledger.blockHash(number === undefined || number === null ? undefined : Number(number)) ?? null,
  chain_getFinalizedHead: (_, ledger) => ledger.blockHash(),
  chain_getHeader: ([hash], ledger) => headerOf(ledger, hash),
  chain_getBlock: ([hash], ledger) => {
    const header = headerOf(ledger, hash)
    return header && { block: { header, extrinsics: ledger.contentOf(hash).extrinsics }, justifications: null }
  },
  state_getMetadata: () => metadataHex,
  state_getRuntimeVersion: () => runtimeVersion,
  state_getStorage: ([key, block], ledger) => (key === eventsKey ? ledger.contentOf(block).events : storedAt(ledger, String(key))),
  system_accountNextIndex: ([address], ledger) => ledger.account(keyOf(address)).nonce,
  payment_queryInfo: ([extrinsic], ledger) => {
    const partialFee = String(feeOf(readExtrinsic(extrinsic, ledger)))
    return { weight: { ref_time: 156_000_000, proof_size: 3_593 }, class: 'normal', partialFee }
  },
  author_submitExtrinsic: ([extrinsic], ledger) => {
    const transfer = readExtrinsic(extrinsic, ledger)
    runTransfer(transfer, ledger)
    return transfer.hash
  },
}

/** The number of a block, and that before it; null for one that is not there. */
function headerOf(ledger: Ledger, hash: unknown): object | null {
  const number = typeof hash === 'string' ? ledger.blockNumber(hash) : ledger.height
  if (number === undefined) return null
  return { number: numberToHex(number), parentHash: ledger.blockHash(Math.max(0, number - 1)), digest: { logs: [] } }
}

/** Accounts, names and tokens, as they are now: what they were in an earlier block is not kept. */
function storedAt(ledger: Ledger, key: string): string | null {
  if (key.startsWith(identityPallet)) return ledger.names.get(key) ?? null
  const token = ledger.assets.storedAt(key)
  if (token !== undefined) return token
  const [, account] = accountKey.exec(key) ?? []
  if (account === undefined) throw new RpcError(rpcCodes.params, 'Only accounts, names and tokens are kept here')
  const { nonce, free, frozen } = ledger.account(hexToU8a(`0x${account}`))
  if (free === 0n && nonce === 0) return null
  const facts = { nonce, consumers: 0, providers: 1, sufficients: 0, data: { free, reserved: 0, frozen, flags: 0 } }
  return registry.createType('FrameSystemAccountInfo', facts).toHex()
}

function keyOf(address: unknown): Uint8Array {
  try {
    return decodeAddress(String(address))
  } catch {
    throw new RpcError(rpcCodes.params, 'Invalid params: invalid SS58 address')
  }
}
