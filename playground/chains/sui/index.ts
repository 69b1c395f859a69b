export type { Coin, Ledger, LedgerEntry } from './ledger.js'
export { type SuiNetworkEntry, suiCloudChain, suiNetwork } from './networks.js'
export { type SuiLedger, type SuiLedgerOptions, startSuiLedger } from './start-sui-ledger.js'
