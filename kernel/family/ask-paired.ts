import type { PairingChannel } from '../src/wallets/contract/pairing.js'
import { type AskOptions, askWallet } from './ask-wallet.js'
import { heldMethod } from './held-methods.js'

/** Asks a paired wallet, over its channel as it was when the wallet was connected. */
export function askPaired(
  channel: PairingChannel,
  [method, ...call]: Parameters<PairingChannel['request']>,
  options: Omit<AskOptions, 'method'>,
): Promise<unknown> {
  return askWallet(() => heldMethod(channel, 'request', options.wallet)?.(method, ...call), { ...options, method })
}
