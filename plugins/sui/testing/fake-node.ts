import type { FakeFetch } from '@billfold/test/fakes'
import { ida } from './keys.js'

const sui = '0x2::sui::SUI'
const digest = '7WcXfNh3aVkMNvyxEd6VG1b3yRN7mCqVVyuTq2nxc2Fc'
const coin = { coinType: sui, coinObjectId: ida.toSuiAddress(), version: '1', digest, balance: '2000000000' }
const gasUsed = { computationCost: '750000', storageCost: '1976000', storageRebate: '978120' }
const effects = { status: { status: 'success' }, gasUsed }

/** Answers of a node of a network on which everybody has two SUI and every transaction arrives. */
const results: Readonly<Record<string, unknown>> = {
  sui_getChainIdentifier: '1',
  suix_getReferenceGasPrice: '750',
  suix_getBalance: { coinType: sui, totalBalance: '2000000000' },
  suix_getAllBalances: [{ coinType: sui, totalBalance: '2000000000' }],
  suix_getCoins: { data: [coin], nextCursor: null, hasNextPage: false },
  sui_dryRunTransactionBlock: { effects },
  sui_executeTransactionBlock: { effects },
  sui_getTransactionBlock: { effects },
}

/** Answers for the fake networks of the family. */
export function answerAsNode(fetch: FakeFetch, host: string | RegExp = /sui-\d/): void {
  fetch.route(host, ({ body = '{}' }) => {
    const { id, method } = JSON.parse(body) as { readonly id: number; readonly method: string }
    return { json: { jsonrpc: '2.0', id, result: results[method] } }
  })
}
