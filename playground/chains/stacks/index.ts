export type { Ledger, LedgerEntry } from './ledger.js'
export { stacksCloudChain, stacksNetwork } from './networks.js'
export { type StacksLedger, type StacksLedgerOptions, startStacksLedger } from './start-stacks-ledger.js'
