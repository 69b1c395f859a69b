import { BaseAccount } from 'cosmjs-types/cosmos/auth/v1beta1/auth'
import { QueryAccountRequest, QueryAccountResponse } from 'cosmjs-types/cosmos/auth/v1beta1/query'
import {
  QueryAllBalancesRequest,
  QueryAllBalancesResponse,
  QueryBalanceRequest,
  QueryBalanceResponse,
  QueryDenomMetadataRequest,
  QueryDenomMetadataResponse,
} from 'cosmjs-types/cosmos/bank/v1beta1/query'
import { ConfigResponse } from 'cosmjs-types/cosmos/base/node/v1beta1/query'
import { QueryParamsResponse } from 'cosmjs-types/cosmos/staking/v1beta1/query'
import { SimulateRequest, SimulateResponse } from 'cosmjs-types/cosmos/tx/v1beta1/service'

import { RpcError, rpcCodes } from '../shared/rpc-error.js'
import type { RpcMethod } from '../shared/rpc-server.js'
import { eventsOf } from './events.js'
import { type Ledger, type LedgerEntry, leastGasPrice, transferGas } from './ledger.js'
import { type SearchParams, search } from './search.js'
import { cosmosChainId, cosmosDenom, cosmosOtherDenom } from './seed.js'

/** What the node answers, by the names of CometBFT: parameters come by their names. A transaction is in a block as soon as it is taken. */
export const methods: Readonly<Record<string, RpcMethod<Ledger>>> = {
  status: (_, ledger) => statusOf(ledger),
  abci_query: ([given], ledger) => {
    const { path, data } = (given ?? {}) as { readonly path?: string; readonly data?: string }
    return { response: answerQuery(ledger, path ?? '', Uint8Array.from(Buffer.from(data ?? '', 'hex'))) }
  },
  broadcast_tx_sync: ([given], ledger) => {
    const { code, log, hash } = ledger.take(base64In((given as { readonly tx?: unknown } | undefined)?.tx))
    return { code, log, hash, data: '', codespace: code === 0 ? '' : 'sdk' }
  },
  tx: ([given], ledger) => {
    const hash = Buffer.from(base64In((given as { readonly hash?: unknown } | undefined)?.hash))
      .toString('hex')
      .toUpperCase()
    const entry = ledger.entry(hash)
    if (entry === undefined) throw new RpcError(rpcCodes.internal, 'Internal error', `tx (${hash}) not found`)
    return shown(entry)
  },
  tx_search: ([given], ledger) => {
    const { found, total } = search(ledger.entries, given as SearchParams | undefined)
    return { txs: found.map(shown), total_count: String(total) }
  },
  blockchain: ([given], ledger) => {
    const { minHeight = '1', maxHeight = '1' } = (given ?? {}) as { readonly minHeight?: string; readonly maxHeight?: string }
    const found = ledger.entries.filter(({ height }) => height >= Number(minHeight) && height <= Number(maxHeight)).toReversed()
    const metas = found.map(({ height, time }) => ({
      num_txs: '1',
      header: { chain_id: cosmosChainId, height: String(height), time: new Date(time).toISOString() },
    }))
    return { last_height: String(heightOf(ledger)), block_metas: metas }
  },
}

function shown(entry: LedgerEntry): object {
  const { hash, code, log, height, bytes, gasWanted } = entry
  const events = eventsOf(entry)
  return {
    ...{ hash, height: String(height), index: 0, tx: Buffer.from(bytes).toString('base64') },
    tx_result: { code, log, data: '', info: '', gas_wanted: String(gasWanted), gas_used: String(transferGas), events, codespace: '' },
  }
}

const notFound = 22
const failed = 2

function answerQuery(ledger: Ledger, path: string, data: Uint8Array): object {
  const answer = Object.hasOwn(queries, path) ? queries[path] : undefined
  const found = answer === undefined ? { code: 6, log: `unknown query path: ${path}` } : answer(data, ledger)
  const told = found instanceof Uint8Array ? { code: 0, log: '', value: Buffer.from(found).toString('base64') } : { ...found, value: null }
  return { ...told, info: '', index: '0', key: null, proofOps: null, height: String(heightOf(ledger)), codespace: '' }
}

type Answer = Uint8Array | { readonly code: number; readonly log: string }

const queries: Readonly<Record<string, (data: Uint8Array, ledger: Ledger) => Answer>> = {
  '/cosmos.auth.v1beta1.Query/Account': (data, ledger) => {
    const { address } = QueryAccountRequest.decode(data)
    const found = ledger.account(address)
    if (found === undefined) return { code: notFound, log: `rpc error: code = NotFound desc = account ${address} not found: key not found` }
    const value = BaseAccount.encode(BaseAccount.fromPartial({ address, accountNumber: found.number, sequence: found.sequence })).finish()
    return QueryAccountResponse.encode({ account: { typeUrl: '/cosmos.auth.v1beta1.BaseAccount', value } }).finish()
  },
  '/cosmos.bank.v1beta1.Query/Balance': (data, ledger) => {
    const { address, denom } = QueryBalanceRequest.decode(data)
    return QueryBalanceResponse.encode({ balance: { denom, amount: String(ledger.account(address)?.coins.get(denom) ?? 0n) } }).finish()
  },
  '/cosmos.bank.v1beta1.Query/AllBalances': (data, ledger) => {
    const coins = ledger.account(QueryAllBalancesRequest.decode(data).address)?.coins ?? new Map<string, bigint>()
    const balances = [...coins].map(([denom, amount]) => ({ denom, amount: String(amount) }))
    return QueryAllBalancesResponse.encode(QueryAllBalancesResponse.fromPartial({ balances })).finish()
  },
  '/cosmos.bank.v1beta1.Query/DenomMetadata': (data) => {
    const { denom } = QueryDenomMetadataRequest.decode(data)
    if (denom !== cosmosOtherDenom) return { code: notFound, log: 'rpc error: code = NotFound desc = client metadata for denom' }
    const denomUnits = [
      { denom, exponent: 0 },
      { denom: 'reed', exponent: 6 },
    ]
    const metadata = { base: denom, display: 'reed', name: 'Reed', symbol: 'REED', denomUnits }
    return QueryDenomMetadataResponse.encode(QueryDenomMetadataResponse.fromPartial({ metadata })).finish()
  },
  '/cosmos.tx.v1beta1.Service/Simulate': (data, ledger) => {
    const { code, log } = ledger.simulate(SimulateRequest.decode(data).txBytes)
    if (code !== 0) return { code: failed, log: `rpc error: code = Unknown desc = ${log}` }
    return SimulateResponse.encode(SimulateResponse.fromPartial({ gasInfo: { gasWanted: 0n, gasUsed: transferGas } })).finish()
  },
  '/cosmos.base.node.v1beta1.Service/Config': () =>
    ConfigResponse.encode(ConfigResponse.fromPartial({ minimumGasPrice: `${leastGasPrice}${cosmosDenom}` })).finish(),
  '/cosmos.staking.v1beta1.Query/Params': () =>
    QueryParamsResponse.encode(QueryParamsResponse.fromPartial({ params: { bondDenom: cosmosDenom } })).finish(),
}

function heightOf(ledger: Ledger): number {
  return ledger.entries.length + 1
}

function statusOf(ledger: Ledger): object {
  const hash = 'A'.repeat(64)
  return {
    node_info: {
      protocol_version: { p2p: '8', block: '11', app: '0' },
      ...{
        id: 'a'.repeat(40),
        listen_addr: 'tcp://127.0.0.1:26656',
        network: cosmosChainId,
        version: '0.38.0',
        channels: '40',
        moniker: 'harbour',
      },
      other: { tx_index: 'on', rpc_address: 'tcp://127.0.0.1:26657' },
    },
    sync_info: {
      ...{
        latest_block_hash: hash,
        latest_app_hash: hash,
        latest_block_height: String(heightOf(ledger)),
        latest_block_time: new Date().toISOString(),
      },
      ...{ earliest_block_hash: hash, earliest_app_hash: hash, earliest_block_height: '1', earliest_block_time: '2026-01-01T00:00:00Z' },
      catching_up: false,
    },
    validator_info: {
      address: 'A'.repeat(40),
      pub_key: { type: 'tendermint/PubKeyEd25519', value: Buffer.alloc(32, 1).toString('base64') },
      voting_power: '1',
    },
  }
}

function base64In(value: unknown): Uint8Array {
  if (typeof value !== 'string' || value === '') throw new RpcError(rpcCodes.params, 'Invalid params: bytes in base 64 are missing')
  return Uint8Array.from(Buffer.from(value, 'base64'))
}
