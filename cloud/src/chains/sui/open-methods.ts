/** Methods of a node for anybody: they read, and pass on what is signed. */
const openMethods: ReadonlySet<string> = new Set([
  'sui_dryRunTransactionBlock',
  'sui_executeTransactionBlock',
  'sui_getChainIdentifier',
  'sui_getCheckpoint',
  'sui_getLatestCheckpointSequenceNumber',
  'sui_getObject',
  'sui_getTransactionBlock',
  'sui_multiGetObjects',
  'suix_getAllBalances',
  'suix_getBalance',
  'suix_getCoinMetadata',
  'suix_getCoins',
  'suix_getLatestSuiSystemState',
  'suix_getOwnedObjects',
  'suix_getReferenceGasPrice',
  'suix_queryTransactionBlocks',
  'suix_resolveNameServiceAddress',
  'suix_resolveNameServiceNames',
])

/** True for methods that change nothing on the node itself. */
export function isOpenSuiMethod(method: string): boolean {
  return openMethods.has(method)
}
