import { type FakeWallet, type FakeWalletProvider, fakeWallet } from '@billfold/test/fakes'
import { observable, runInAction } from 'mobx'

/** The wallet of the page, and a number that grows whenever something happened in it. */
export interface ExampleWallet {
  readonly wallet: FakeWallet
  readonly revision: { get(): number }
  /** Changes something in the wallet, and says so. */
  change(act: (wallet: FakeWallet) => void): void
}

/** Makes a wallet and leaves it on the page, where the Sea moss plugin finds it. It waits for you, as a person in front of a phone does. */
export function exampleWallet(): ExampleWallet {
  const revision = observable.box(0)
  const touch = (): void => runInAction(() => revision.set(revision.get() + 1))
  const wallet = fakeWallet({
    accounts: [{ address: 'seamoss1alice' }, { address: 'seamoss1brook' }],
    networkId: 'seamoss:1',
    networkIds: ['seamoss:1', 'seamoss:2'],
    behavior: 'wait',
  })
  const provider: FakeWalletProvider = {
    on: wallet.provider.on,
    async request(call) {
      const answer = wallet.provider.request(call)
      touch()
      return answer.finally(touch)
    },
  }
  Object.assign(globalThis, { seamoss: provider })
  return {
    wallet,
    revision,
    change(act) {
      act(wallet)
      touch()
    },
  }
}
