import { type WalletMethod, callOf, fieldOf, heldMethod, holdMethods, walletFailure } from '@billfold/kernel/family'
import { type InjectedAccount, inOrderOf, readInjectedAccounts } from './injected-accounts.js'

/** The part of an extension that has a method, and the method. */
const methods = {
  'accounts.get': ['accounts', 'get'],
  'accounts.subscribe': ['accounts', 'subscribe'],
  signRaw: ['signer', 'signRaw'],
  signPayload: ['signer', 'signPayload'],
} as const

/** What an extension is asked, as the manifest names it. */
export type InjectedMethod = keyof typeof methods

/** An extension as a session carries it: what it gave when it was enabled, and the accounts that it showed last. */
export class InjectedWallet {
  private injected: unknown
  private readonly given = new Map<string, object>()
  private shown: readonly InjectedAccount[] = []

  constructor(readonly name: string) {}

  /** True from the moment that the extension was enabled. */
  get isEnabled(): boolean {
    return this.given.size > 0
  }

  /** Takes what the extension gave. From now on no script of the page stands between it and this page unnoticed. */
  hold(injected: unknown): void {
    const [accounts, signer] = [fieldOf(injected, 'accounts'), fieldOf(injected, 'signer')]
    const needed = 'an extension with accounts and a signer'
    if (!isThing(accounts) || !isThing(signer))
      throw walletFailure('wallet/invalid-answer', { wallet: this.name, method: 'enable', needed })
    this.injected = injected
    this.shown = []
    this.given.set('accounts', accounts).set('signer', signer)
    holdMethods(accounts, ['get', 'subscribe'])
    holdMethods(signer, ['signRaw', 'signPayload'])
  }

  /** Lets the extension forget this page, if it knows how to: the standard has no method for it. */
  forget(): void {
    callOf(this.injected, 'disconnect', [])
    this.given.clear()
  }

  /** A method of the extension, as it was when it was enabled. */
  method(method: InjectedMethod): WalletMethod {
    const [part, name] = methods[method]
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

function isThing(part: unknown): part is object {
  return typeof part === 'object' && part !== null
}

const wallets = new WeakMap<object, InjectedWallet>()

/** The wallet behind an entry of `injectedWeb3`: the same one each time. */
export function injectedWallet(entry: object, name: string): InjectedWallet {
  const known = wallets.get(entry) ?? new InjectedWallet(name)
  wallets.set(entry, known)
  return known
}
