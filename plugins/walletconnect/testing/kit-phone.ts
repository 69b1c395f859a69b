import type { Account, CaipNetworkId } from '@billfold/kernel'
import type { WalletBehavior } from '@billfold/test/fakes'
import { type WalletControls, lacks } from '@billfold/test/suites'
import { type PairingWallet, type PairingWalletOptions, createPairingWallet } from '@billfold/test-wallets/pairing'

/** The relay carries no more than this in one message, in letters. */
const longestText = 50_000

export interface KitPhoneOptions extends Pick<PairingWalletOptions, 'relayUrl' | 'storagePrefix'> {
  /** The family that the kit looks at: the first of these networks is where the wallet is. */
  readonly networkIds: readonly [CaipNetworkId, ...CaipNetworkId[]]
  readonly address: string
  readonly methods: readonly string[]
  /** Another family of the same session, as the phone supports it. */
  readonly beside: PairingWalletOptions['families']
}

const events = ['accountsChanged', 'chainChanged']

/** A phone with a real wallet kit, as the conformance kit handles wallets. It starts when it is shown the first code. */
export class KitPhone implements Omit<WalletControls, 'listeners'> {
  accounts: readonly Account[]
  networkId: CaipNetworkId
  answersTwice = false
  private behaviors: WalletBehavior = 'approve'
  private phone: PairingWallet | undefined
  private starting: Promise<PairingWallet> | undefined
  private work: Promise<unknown> = Promise.resolve()
  private jobs = 0
  private hasToldTwice = false
  private readonly scanned = new Set<string>()

  constructor(private readonly options: KitPhoneOptions) {
    this.accounts = [{ address: options.address }]
    this.networkId = options.networkIds[0]
  }

  get behavior(): WalletBehavior {
    return this.behaviors
  }

  set behavior(behavior: WalletBehavior) {
    this.behaviors = behavior
    if (this.phone !== undefined) this.phone.behavior = inKitWords(behavior)
  }

  get says(): (() => unknown) | undefined {
    return undefined
  }

  /** Replaces the account that the phone grants. It has to be some text, or the protocol itself refuses the session. */
  set says(say: (() => unknown) | undefined) {
    const said: unknown = say?.()
    if (!Array.isArray(said)) lacks('what a session says is kept, and not asked for again')
    const [address] = said as readonly unknown[]
    if (typeof address !== 'string' || address === '') lacks('the protocol reads a session first, and hands on none without an account')
    if (address.length > longestText) lacks('the relay takes no message of that size')
    this.accounts = [{ address }]
  }

  get isConnected(): boolean {
    return (this.phone?.sessions.length ?? 0) > 0
  }

  get prompts(): number {
    return this.phone?.proposals ?? 0
  }

  /** Something that the person does has not come to its end, or a code that was shown has not arrived. */
  get isBusy(): boolean {
    return this.jobs > 0 || this.prompts < this.scanned.size
  }

  /** The code is held before the camera; the phone looks at each once. */
  scan(uri: string): void {
    if (this.scanned.has(uri)) return
    this.scanned.add(uri)
    this.doNext((phone) => phone.scan(uri))
  }

  answer(behavior: 'approve' | 'refuse' | 'fail'): void {
    this.doNext((phone) => phone.decide(inKitWords(behavior)))
  }

  changeAccounts(...accounts: readonly Account[]): void {
    this.accounts = accounts
    this.emit('accountsChanged', () => accounts.map(addressOf))
  }

  changeNetwork(networkId: CaipNetworkId): void {
    const [network] = this.options.networkIds
    const isOwn = this.options.networkIds.includes(networkId)
    if (isOwn) this.networkId = networkId
    this.emit('chainChanged', () => (isOwn ? plainly(networkId) : networkId), isOwn ? networkId : network)
  }

  /** A session over a relay stands while its phone is locked, which tells nobody. */
  lock(): void {
    this.behaviors = 'wait'
  }

  revoke(): void {
    this.doNext((phone) => phone.update(this.options.beside))
  }

  disconnect(): void {
    this.doNext((phone) => phone.disconnect())
  }

  async close(): Promise<void> {
    await this.work
    await (await this.starting)?.close()
  }

  /** Families that the phone grants right now. A phone that fails leaves out the family that asks. */
  private get families(): PairingWalletOptions['families'] {
    const { networkIds, methods, beside } = this.options
    if (this.behaviors === 'fail') return beside
    const [namespace = ''] = networkIds[0].split(':')
    const accounts = networkIds.flatMap((networkId) => this.accounts.map(({ address }) => `${networkId}:${address}`))
    return { ...beside, [namespace]: { chains: networkIds, methods, events, accounts } }
  }

  private emit(name: string, data: () => unknown, networkId: CaipNetworkId = this.networkId): void {
    const told = carried(data)
    this.doNext((phone) => phone.emit({ name, data: told }, networkId))
  }

  /** One after the other, as a person does things. */
  private doNext(action: (phone: PairingWallet) => Promise<void>): void {
    this.jobs += 1
    const job = this.work.then(async () => action(await this.start()))
    this.work = job.catch(() => undefined).finally(() => (this.jobs -= 1))
  }

  private start(): Promise<PairingWallet> {
    const { options } = this
    const families = (): PairingWalletOptions['families'] => this.families
    this.starting ??= createPairingWallet({
      ...options,
      projectId: 'test',
      get families() {
        return families()
      },
      answers: {},
      onChange: () => this.tellTwice(),
    }).then((phone) => {
      phone.behavior = inKitWords(this.behaviors)
      this.phone = phone
      return phone
    })
    return this.starting
  }

  /** Some wallets say right after a yes what they have just said. */
  private tellTwice(): void {
    if (!this.answersTwice || this.hasToldTwice || !this.isConnected) return
    this.hasToldTwice = true
    this.changeAccounts(...this.accounts)
    this.changeNetwork(this.networkId)
  }
}

function inKitWords(behavior: WalletBehavior): PairingWallet['behavior'] {
  if (behavior === 'wait') return 'wait'
  return behavior === 'refuse' ? 'reject' : 'approve'
}

/** Converts a value as the relay does: to JSON and back. */
function carried(data: () => unknown): unknown {
  const text = textOf(data)
  if (text === undefined) return lacks('what is no JSON does not come over a relay')
  if (text.length > longestText) return lacks('the relay takes no message of that size')
  return JSON.parse(text) as unknown
}

function textOf(data: () => unknown): string | undefined {
  try {
    return JSON.stringify(data())
  } catch {
    // A cycle, or something that refuses to be looked at.
    return undefined
  }
}

function addressOf(account: unknown): unknown {
  const isAccount = typeof account === 'object' && account !== null && Object.hasOwn(account, 'address')
  return isAccount ? (account as Account).address : account
}

/** EVM wallets tell their network by its number. */
function plainly(networkId: CaipNetworkId): unknown {
  return networkId.startsWith('eip155:') ? Number(networkId.slice('eip155:'.length)) : networkId
}
