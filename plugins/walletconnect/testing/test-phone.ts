import { randomUUID } from 'node:crypto'

import { type PairingWallet, type PairingWalletOptions, createPairingWallet, evmAnswers } from '@billfold/test-wallets/pairing'

import { chain, events, methods } from './app-page.js'

/** The first account that every local chain seeds. */
export const privateKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
export const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Starts a phone that knows one account of one family. */
export function testPhone(relayUrl: string, options: Partial<PairingWalletOptions> = {}): Promise<PairingWallet> {
  return createPairingWallet({
    relayUrl,
    projectId: 'test',
    storagePrefix: randomUUID(),
    families: { eip155: { chains: [chain], methods, events, accounts: [`${chain}:${address}`] } },
    answers: evmAnswers({ privateKey, rpcUrls: {} }),
    ...options,
  })
}
