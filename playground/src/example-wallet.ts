import { type FakeWallet, type FakeWalletProvider, fakeWallet } from '@billfold/test/fakes'
import { observable, runInAction } from 'mobx'

/** The wallet of the page, and a number that grows whenever something happened in it. */
export interface ExampleWallet {
  readonly wallet: FakeWallet
  readonly provider: FakeWalletProvider
  readonly revision: { get(): number }
  /** Changes something in the wallet, and says so. */
  change(act: (wallet: FakeWallet) => void): void
}

/** Makes the wallet that the example connector reaches. It waits for you, as a person in front of a phone does. */
export function exampleWallet(): ExampleWallet {
  const revision = observable.box(0)
  const touch = (): void => runInAction(() => revision.set(revision.get() + 1))
  const wallet = fakeWallet({
    accounts: [{ address: 'exa1alice' }, { address: 'exa1brook' }],
    networkId: 'example:1',
    networkIds: ['example:1', 'example:2'],
    conduct: 'wait',
  })
  return {
    wallet,
    revision,
    provider: {
      on: wallet.provider.on,
      async request(call) {
        const answer = wallet.provider.request(call)
        touch()
        return answer.finally(touch)
      },
    },
    change(act) {
      act(wallet)
      touch()
    },
  }
}
