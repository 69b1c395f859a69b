import { describe, expect, test } from 'vitest'
import type { Account, CaipNetworkId } from '../src/index.js'
import { walletFailure } from './failures.js'
import { followWallet } from './follow-wallet.js'
import { type WalletDriver, type WalletEvents, walletAsk } from './wallet-driver.js'

/** A wallet that says that it has another account, and not which. */
function changing(...answers: readonly (string | undefined | Promise<string>)[]) {
  return followed(answers)
}

function followed(answers: readonly (string | undefined | Promise<string>)[], more: Partial<WalletDriver> = {}) {
  const [told, asked] = [[] as (readonly Account[])[], [...answers]]
  let events: WalletEvents | undefined
  let questions = 0
  const driver: WalletDriver = {
    connectMethod: 'connect',
    needed: 'an account',
    isWallet: (thing): thing is object => thing !== undefined,
    connect: async () => [],
    // What was shown at first is asked for when somebody begins to follow.
    shown: () => ['first'],
    async accounts() {
      questions += 1
      const answer = await asked.shift()
      if (answer === undefined) throw new Error('locked')
      return [answer]
    },
    readAccounts: (said) => (said as readonly string[] | undefined)?.map((address) => ({ address })),
    listen: (_, listened) => {
      events = listened
      return () => (events = undefined)
    },
    ...more,
  }
  const ask = (signal: AbortSignal) => walletAsk({}, { wallet: 'Harbour', mayAsk: () => undefined, signal })
  const stop = followWallet(
    { wallet: {}, driver, shown: { accounts: [{ address: 'first' }], networkId: undefined }, ask },
    { accountsChanged: (accounts) => told.push(accounts), networkChanged: () => undefined, disconnected: () => undefined },
  )
  const moveTo = (networkId: CaipNetworkId): void => {
    events?.network(networkId)
    events?.hasChanged()
  }
  return { told, stop, moveTo, change: () => events?.hasChanged(), questions: () => questions }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('a wallet that does not say which account it has now', () => {
  test('default: is asked', async () => {
    const { told, change } = changing('second')
    change()
    await settled()
    expect(told).toEqual([[{ address: 'second' }]])
  })

  test('behavior: the account that it had is no news', async () => {
    const { told, change } = changing('first')
    change()
    await settled()
    expect(told).toEqual([])
  })

  test('behavior: one that shows none is locked', async () => {
    const { told, change } = changing(undefined)
    change()
    await settled()
    expect(told).toEqual([[]])
  })

  const cannotSay: Partial<WalletDriver> = {
    keepsAccounts: true,
    accounts: () => Promise.reject(walletFailure('wallet/unsupported', { wallet: 'Harbour', method: 'accounts' })),
    networkOf: ([account]) => (account?.address === 'first' ? 'harbour:1' : undefined),
  }

  test('behavior: one that has no way to say it keeps its account, until it is on another network', async () => {
    const { told, moveTo } = followed([], cannotSay)
    moveTo('harbour:1')
    await settled()
    expect(told).toEqual([])
    moveTo('harbour:2')
    await settled()
    expect(told).toEqual([[]])
  })

  test('behavior: a flood of changes is two questions, and the last answer counts', async () => {
    const { told, change, questions } = changing('second', 'third')
    for (let count = 0; count < 1_000; count += 1) change()
    await settled()
    expect([questions(), told]).toEqual([2, [[{ address: 'third' }]]])
  })

  test('behavior: an answer after the end is not heard', async () => {
    const { told, change, stop } = changing('second')
    change()
    stop()
    await settled()
    expect(told).toEqual([])
  })
})
