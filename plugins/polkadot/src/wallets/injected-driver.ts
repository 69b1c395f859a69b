import type { CaipNetworkId } from '@billfold/kernel'
import { type WalletAsk, type WalletDriver, fieldOf, heldMethod, listenTo } from '@billfold/kernel/family'
import { addressCode } from '../address.js'
import { boundNetwork, readInjectedAccounts } from './injected-accounts.js'
import { injectedWallet } from './injected-wallet.js'

/** How extensions of `injectedWeb3` are asked, one at a time: one that is locked leaves the others answering. */
export function injectedDriver(appName: string): WalletDriver {
  const enable = async (entry: object, ask: WalletAsk): Promise<unknown> => {
    const wallet = injectedWallet(entry, ask.wallet)
    wallet.hold(await ask.call('enable', () => withPending(heldMethod(entry, 'enable', ask.wallet)?.(appName))))
    return ask.call('accounts.get', wallet.method('accounts.get'))
  }
  return {
    connectMethod: 'enable',
    needed: 'a list of accounts with addresses of Substrate',
    isWallet: (thing): thing is object => typeof fieldOf(thing, 'enable') === 'function',
    connect: enable,
    // An extension that knows the page answers without asking the person.
    accounts: enable,
    shown: async (entry) => {
      const wallet = injectedWallet(entry, '')
      try {
        return wallet.isEnabled ? await wallet.method('accounts.get')() : undefined
      } catch {
        // It does not say: it has nothing new to show.
        return undefined
      }
    },
    readAccounts: readInjectedAccounts,
    networkOf: (accounts, wanted): CaipNetworkId | undefined => boundNetwork(accounts[0]) ?? wanted,
    disconnect: (entry, ask) => ask.call('disconnect', () => injectedWallet(entry, '').forget()),
    listen(entry, events) {
      const wallet = injectedWallet(entry, '')
      return listenTo(
        (hear) => wallet.isEnabled && wallet.method('accounts.subscribe')(hear),
        (said) => events.changed(wallet.read(said) ?? said),
      )
    },
    provider: injectedWallet,
    isSameAddress: (one, other) => addressCode.value?.isSameAccount(one, other) === true,
  }
}

const pendingWords = /\bpending authorization request\b/i

/** Gives the answer of an extension that has its window open already a code: it has words alone. */
async function withPending(answer: unknown): Promise<unknown> {
  try {
    return await answer
  } catch (error) {
    const words = fieldOf(error, 'message')
    throw typeof words === 'string' && pendingWords.test(words) ? { code: -32002, message: words, cause: error } : error
  }
}
