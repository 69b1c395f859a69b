import type { FakeFetch } from '@billfold/test/fakes'
import { ana } from '@billfold/local-chains/solana/seed'

/** Answers of a node of a chain on which everybody has two SOL and every transaction arrives. */
const results: Readonly<Record<string, unknown>> = {
  getGenesisHash: '1',
  getBalance: { value: 2_000_000_000 },
  getTokenAccountsByOwner: { value: [] },
  getMultipleAccounts: { value: [null] },
  getMinimumBalanceForRentExemption: 890_880,
  getLatestBlockhash: { value: { blockhash: ana.address, lastValidBlockHeight: 150 } },
  getBlockHeight: 1,
  getSignatureStatuses: { value: [{ err: null, confirmationStatus: 'finalized' }] },
  sendTransaction: 'sent',
}

/** Answers for the fake networks of the family. */
export function answerAsNode(fetch: FakeFetch, host: string | RegExp = /solana-\d/): void {
  fetch.route(host, ({ body = '{}' }) => {
    const { id, method } = JSON.parse(body) as { readonly id: number; readonly method: string }
    return { json: { jsonrpc: '2.0', id, result: results[method] } }
  })
}
