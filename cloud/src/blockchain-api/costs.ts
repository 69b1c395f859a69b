/** Calls to nodes that count as one call of the cloud, where one question makes many of them. */
export const nodeCallsPerCall = 10

/** Things that may be asked for by name in one question. */
export const mostTokens = 100

/** Methods that cost a node much more than others. */
const dear: ReadonlySet<string> = new Set([
  'eth_createAccessList',
  'eth_feeHistory',
  'eth_getBlockReceipts',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_simulateV1',
  'getSignaturesForAddress',
  'getTokenAccountsByOwner',
  'suix_queryTransactionBlocks',
  'tx_search',
])
const dearCost = 10

/** How many calls a batch of JSON-RPC counts for: each in it is one. */
export function costOfBatch(methods: readonly string[]): number {
  return methods.reduce((sum, method) => sum + (dear.has(method) ? dearCost : 1), 0)
}
