import { type FakeClock, type FakePage, type FakeWallet, fakeClock, fakeEvmProvider, fakeWallet } from '@billfold/test/fakes'

import { fakeSolanaWallet, register } from '../../plugins/solana/testing/fake-solana-wallet.js'
import { type WalletLayout, accountOf, connectorId, nameOf, networkId } from './wallet-layout.js'
import type { At } from './command.js'

/** Delay of a slow wallet, in milliseconds of its own clock. */
const slowness = 40

/** A wallet of one family, with a person in front of it and a clock of its own. It stays when a page is loaded anew. */
export class OwnWallet {
  readonly clock: FakeClock = fakeClock()
  readonly fake: FakeWallet
  /** It shows itself when a page is loaded. */
  isOnPage = true
  private readonly uuid: string
  private readonly listening: (() => void)[] = []

  constructor(
    readonly at: At,
    private readonly layout: WalletLayout,
    index: number,
  ) {
    this.uuid = `350670db-19fa-4704-a166-e52e178b59d${index}`
    const [one, two] = [networkId(at.family, 1), networkId(at.family, 2)]
    this.fake = fakeWallet({
      accounts: [accountOf(at, 0)],
      networkId: one,
      networkIds: [one, two],
      clock: this.clock,
      behavior: 'wait',
    })
  }

  get id(): string {
    return connectorId(this.layout, this.at)
  }

  /** The addresses of its two accounts. */
  get addresses(): readonly string[] {
    return ([0, 1] as const).map((account) => accountOf(this.at, account).address)
  }

  /** Shows itself on a page, now and whenever that asks. */
  show(page: FakePage, isGone: () => boolean): void {
    const face = this.face(isGone)
    const name = nameOf(this.layout, this.at)
    if (this.at.family === 'solana') return register(page, fakeSolanaWallet(face, { name }))
    const info = { uuid: this.uuid, name, rdns: this.id, icon: 'data:image/png;base64,AA==' }
    const provider = fakeEvmProvider(face)
    const announce = (): void => page.dispatch('eip6963:announceProvider', { info, provider })
    page.listen('eip6963:requestProvider', announce)
    announce()
  }

  /** The page is gone, with all that listened there. What is asked goes on in the wallet. */
  forget(): void {
    for (const stop of this.listening.splice(0)) stop()
  }

  slow(): void {
    this.fake.delay = slowness
  }

  /** Gives every answer that it still owes. */
  async hurry(): Promise<void> {
    this.fake.delay = 0
    await this.clock.settle(slowness)
  }

  /** The wallet as one page has it: with the page goes whoever waits for an answer. */
  private face(isGone: () => boolean): FakeWallet {
    const { provider } = this.fake
    const own: FakeWallet['provider'] = {
      async request(call) {
        const answer = provider.request(call)
        await answer.catch(() => undefined)
        return isGone() ? never : answer
      },
      on: (event, listener) => {
        const stop = provider.on(event, listener)
        this.listening.push(stop)
        return stop
      },
    }
    return Object.create(this.fake, { provider: { value: own } }) as FakeWallet
  }
}

const never = new Promise<never>(() => undefined)
