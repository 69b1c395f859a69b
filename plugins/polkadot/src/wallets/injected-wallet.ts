import { type WalletMethod, callOf, fieldOf, heldMethod, holdMethods, walletFailure } from '@billfold/kernel/family'
import { type InjectedAccount, inOrderOf, readInjectedAccounts } from './injected-accounts.js'

/** The parts of an extension that was enabled, each with what it is asked by. */
const parts = { accounts: ['get', 'subscribe'], signer: ['signRaw', 'signPayload'] } as const

type PartName = keyof typeof parts

/** What an extension is asked, as the manifest names it. */
export type InjectedMethod = `accounts.${(typeof parts.accounts)[number]}` | (typeof parts.signer)[number]

/** An extension as a session carries it: what it gave when it was enabled, and the accounts that it showed last. */
export class InjectedWallet {
  private injected: unknown
  private readonly given = new Map<PartName, object>()
  private shown: readonly InjectedAccount[] = []

  constructor(readonly name: string) {}

  /** True from the moment that the extension was enabled. */
  get isEnabled(): boolean {
    return this.given.size > 0
  }

  /** Takes what the extension gave. From now on no script of the page stands between it and this page unnoticed. */
  hold(injected: unknown): void {
    const found = Object.keys(parts).map((name) => [name as PartName, fieldOf(injected, name)] as const)
    if (!found.every(([, part]) => typeof part === 'object' && part !== null))
      throw walletFailure('wallet/invalid-answer', {
        wallet: this.name,
        method: 'enable',
        needed: 'an extension with accounts and a signer',
      })
    this.injected = injected
    this.shown = []
    for (const [name, part] of found) {
      this.given.set(name, part as object)
      holdMethods(part as object)
      for (const method of parts[name]) heldMethod(part as object, method, this.name)
    }
  }

  /** Lets the extension forget this page, if it knows how to: the standard has no method for it. */
  forget(): void {
    callOf(this.injected, 'disconnect', [])
    this.given.clear()
  }

  /** A method of the extension, as it was when it was enabled. */
  method(method: InjectedMethod): WalletMethod {
    const [part, name] = method.startsWith('accounts.')
      ? (['accounts', method.slice('accounts.'.length)] as const)
      : (['signer', method] as const)
    const owner = this.given.get(part)
    const found = owner && heldMethod(owner, name, this.name)
    if (found === undefined) throw walletFailure('wallet/unsupported', { wallet: this.name, method })
    return found
  }

  /** Reads accounts that the extension told of; those that are known keep their places. */
  read(said: unknown): readonly InjectedAccount[] | undefined {
    const now = readInjectedAccounts(said)
    return now && (this.shown = inOrderOf(this.shown, now))
  }
}

const wallets = new WeakMap<object, InjectedWallet>()

/** The wallet behind an entry of `injectedWeb3`: the same one each time. */
export function injectedWallet(entry: object, name: string): InjectedWallet {
  const known = wallets.get(entry) ?? new InjectedWallet(name)
  wallets.set(entry, known)
  return known
}
