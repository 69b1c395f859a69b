export { metadataHex, runtimeVersion } from './runtime.js'
export type { ChainAccount, Ledger, LedgerEntry } from './ledger.js'
export { type PolkadotNetworkEntry, polkadotNetwork } from './networks.js'
export { type PolkadotLedger, type PolkadotLedgerOptions, startPolkadotLedger } from './start-polkadot-ledger.js'
