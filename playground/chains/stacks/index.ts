export type { Ledger, LedgerEntry } from './ledger.js'
export { type StacksNetworkEntry, stacksCloudChain, stacksNetwork } from './networks.js'
export { type StacksLedger, type StacksLedgerOptions, startStacksLedger } from './start-stacks-ledger.js'
