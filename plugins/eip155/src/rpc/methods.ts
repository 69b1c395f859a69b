/** Sent once, to one node, alone: what was sent twice may have happened twice. */
export const sentOnce: ReadonlySet<string> = new Set(['eth_sendRawTransaction', 'eth_sendUserOperation'])

/** What only a wallet knows, though it needs no approval. */
export const walletReads: ReadonlySet<string> = new Set(['wallet_getAssets', 'wallet_getCallsStatus', 'wallet_getCapabilities'])
