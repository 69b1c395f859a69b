export type { Coin, Ledger, LedgerEntry } from './ledger.js'
export { suiCloudChain, suiNetwork } from './networks.js'
export { type SuiLedger, type SuiLedgerOptions, startSuiLedger } from './start-sui-ledger.js'
