import type { ClockPort } from '@billfold/kernel'
import {
  type AskOptions,
  type FailureTable,
  type WalletRequest,
  commonFailures,
  requestWallet,
  walletLimits,
} from '@billfold/kernel/family'
import { callsUnsupported } from '../rpc/calls-unsupported.js'

/** The codes of EVM wallets: EIP-1193, EIP-1474 and JSON-RPC, and what wallets give for a network that they do not know. */
export const evmFailures: FailureTable = {
  ...commonFailures,
  perhapsUnknownNetwork: [5000, 32603, -32603],
  'wallet/unsupported': [4200, -32601, -32004, ...callsUnsupported],
  'wallet/busy': [-32005],
}

/** The wallet that is asked, and the signal until which its answer matters. With a network, failures are read as those of a switch to it. */
export type EvmAskOptions = Pick<AskOptions, 'wallet' | 'networkId' | 'signal' | 'mayAsk'>

/** Asks an EVM wallet one thing. The answer is as the wallet gave it: parse it. */
export function askWallet(provider: unknown, call: WalletRequest, options: EvmAskOptions): Promise<unknown> {
  return requestWallet(provider, call, { ...options, failures: evmFailures })
}

/** Asks for what a wallet knows without asking the person in front of it: one that stays silent is given up. */
export function askAtOnce(
  provider: unknown,
  call: WalletRequest,
  { clock, ...options }: EvmAskOptions & { readonly clock: Pick<ClockPort, 'after'> },
): Promise<unknown> {
  const silentAfter = { clock, milliseconds: walletLimits.silent }
  return requestWallet(provider, call, { ...options, silentAfter, failures: evmFailures })
}
