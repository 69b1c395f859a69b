import type { ChainNamespace } from '@billfold/kernel'
import { bitcoinChainId } from '@billfold/local-chains/bitcoin/seed'
import { cosmosDenom, cosmosNetworkId } from '@billfold/local-chains/cosmos/seed'
import { polkadotChainId } from '@billfold/local-chains/polkadot/seed'
import { stacksChainId } from '@billfold/local-chains/stacks/seed'
import { suiChainId } from '@billfold/local-chains/sui/seed'
import { blake2AsU8a, decodeAddress } from '@polkadot/util-crypto'
import { inject } from 'vitest'

/** What somebody has of the coin of a family, or of a token of it, in the smallest unit, as its local chain tells it. */
export function heldBy(namespace: ChainNamespace, address: string, token?: number): Promise<bigint> {
  const read = readers[namespace]
  if (read === undefined) throw new Error(`Nobody counts the coin of ${namespace} here`)
  return token === undefined ? read(address) : heldOfAsset(address, token)
}

const readers: Readonly<Record<string, (address: string) => Promise<bigint>>> = {
  async bip122(address) {
    const { chain_stats: mined, mempool_stats: moving } = await asked<Record<'chain_stats' | 'mempool_stats', Sums>>(
      bitcoinChainId,
      `/address/${address}`,
    )
    return BigInt(mined.funded_txo_sum - mined.spent_txo_sum + moving.funded_txo_sum - moving.spent_txo_sum)
  },
  async cosmos(address) {
    const text = [address, cosmosDenom].map((field) => Buffer.from(field, 'utf8'))
    const data = Buffer.concat(text.flatMap((bytes, index) => [Buffer.from([((index + 1) << 3) | 2, bytes.length]), bytes])).toString('hex')
    const params = { path: '/cosmos.bank.v1beta1.Query/Balance', data }
    const { response } = await called<{ readonly response: { readonly value: string } }>(cosmosNetworkId, 'abci_query', params)
    return BigInt(/(\d+)$/.exec(Buffer.from(response.value, 'base64').toString('latin1'))?.[1] ?? '')
  },
  async sui(address) {
    return BigInt((await called<{ readonly totalBalance: string }>(suiChainId, 'suix_getBalance', [address])).totalBalance)
  },
  async stacks(address) {
    return BigInt((await asked<{ readonly balance: string }>(stacksChainId, `/v2/accounts/${address}`)).balance)
  },
  // Four numbers of 32 bits stand before what is free.
  polkadot: (address) => storedNumber(systemAccount, [decodeAddress(address)], 16),
}

/** Where a Substrate chain keeps its accounts, and what they have of tokens: `System.Account` and `Assets.Account`. */
const systemAccount = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
const assetAccount = '682a59d51ab9e48a8c8cc418ff9708d2b99d880ec681799c0cf30e8886371da9'

function heldOfAsset(address: string, id: number): Promise<bigint> {
  return storedNumber(assetAccount, [new Uint8Array(new Uint32Array([id]).buffer), decodeAddress(address)], 0)
}

/** A number of 128 bits in an entry of the local Polkadot ledger. */
async function storedNumber(map: string, key: readonly Uint8Array[], from: number): Promise<bigint> {
  const place = Buffer.concat([Buffer.from(map, 'hex'), ...key.flatMap((part) => [blake2AsU8a(part, 128), part])]).toString('hex')
  const stored = await called<string | null>(polkadotChainId, 'state_getStorage', [`0x${place}`])
  const found = Buffer.from(
    Buffer.from(stored?.slice(2) ?? '', 'hex')
      .subarray(from, from + 16)
      .toReversed(),
  )
  return BigInt(`0x0${found.toString('hex')}`)
}

interface Sums {
  readonly funded_txo_sum: number
  readonly spent_txo_sum: number
}

async function asked<T>(chain: string, path: string, init?: RequestInit): Promise<T> {
  return (await (await fetch(`${inject('flows').nodes[chain] ?? ''}${path}`, init)).json()) as T
}

async function called<T>(chain: string, method: string, params: unknown): Promise<T> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  return (await asked<{ readonly result: T }>(chain, '', { method: 'POST', headers, body })).result
}
