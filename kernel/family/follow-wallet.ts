import type { CaipNetworkId } from '../src/core/caip/ids.js'
import { isBillfoldError } from '../src/core/errors/billfold-error.js'
import type { Account } from '../src/wallets/contract/account.js'
import type { WalletListener } from '../src/wallets/contract/connection.js'
import { shownAccounts } from './granted-later.js'
import { plainAccount } from './plain-account.js'
import type { WalletAsk, WalletDriver } from './wallet-driver.js'

export interface FollowedWallet<W extends object> {
  readonly wallet: W
  readonly driver: WalletDriver<W>
  /** The state that the wallet showed when it was connected. */
  readonly shown: { readonly accounts: readonly Account[]; readonly networkId: CaipNetworkId | undefined }
  ask(ending: AbortSignal): WalletAsk
}

/** Tells what happens in a wallet from now on, and what has happened since it was connected. Returns the undo. */
export function followWallet<W extends object>({ wallet, driver, shown, ask }: FollowedWallet<W>, listener: WalletListener): () => void {
  const ending = new AbortController()
  const hasTold = { accounts: false, network: false }
  let { accounts, networkId } = shown

  const tellAccounts = (now: readonly Account[]): void => {
    accounts = inLettersOf(shown.accounts, now, driver).map(plainAccount)
    listener.accountsChanged(accounts)
  }
  const tellNetwork = (now: CaipNetworkId | undefined): void => {
    if (now === undefined) return
    networkId = now
    listener.networkChanged(now)
  }
  /** Tells only what differs. Accounts say where they are only when the wallet does not. */
  const compare = (now: readonly Account[] | undefined, said?: CaipNetworkId): void => {
    if (now === undefined) return
    if (!isSameList(accounts, now, driver)) tellAccounts(now)
    const place = said ?? driver.networkOf?.(now, networkId)
    if (place !== networkId) tellNetwork(place)
  }

  /** Looks at what nobody told. A wallet that does not answer has nothing new to say. */
  const lookAgain = async (): Promise<void> => {
    const asked = ask(ending.signal)
    const [said, place] = await Promise.all([shownAccounts(wallet, driver, asked), driver.network?.(wallet, asked).catch(() => undefined)])
    if (ending.signal.aborted) return
    const now = driver.readAccounts(said)
    // Some wallets forget to answer although they are connected: an empty list is only believed as an event.
    if (!hasTold.accounts && now !== undefined && now.length > 0) compare(now, hasTold.network ? networkId : place)
    if (!hasTold.network && place !== networkId) tellNetwork(place)
  }
  const areOfNetwork = (): boolean => driver.networkOf === undefined || driver.networkOf(accounts, networkId) === networkId
  let [isAsking, mustAskAgain] = [false, false]
  /** Asks which account the wallet has now, and once more when that changed meanwhile: a flood of changes is two questions. */
  const askWhich = async (): Promise<void> => {
    mustAskAgain = isAsking
    if (isAsking) return
    isAsking = true
    const said = await driver.accounts(wallet, ask(ending.signal)).catch((error: unknown) => {
      // One that cannot say which is not locked. Accounts of another network are no accounts any more.
      return driver.keepsAccounts === true && isBillfoldError(error, 'wallet/unsupported') && areOfNetwork() ? undefined : []
    })
    isAsking = false
    if (ending.signal.aborted) return
    if (mustAskAgain) return askWhich()
    hasTold.accounts = true
    compare(driver.readAccounts(said), hasTold.network ? networkId : undefined)
  }
  const unlisten = driver.listen?.(wallet, {
    accounts: (said) => {
      const now = driver.readAccounts(said)
      if (now === undefined) return
      hasTold.accounts = true
      tellAccounts(now)
    },
    changed: (said) => {
      const now = driver.readAccounts(said)
      // What is on its way from the wallet is older than that.
      hasTold.accounts ||= now !== undefined
      compare(now)
    },
    network: (now) => {
      hasTold.network ||= now !== undefined
      tellNetwork(now)
    },
    mayHaveChanged: () => void lookAgain(),
    hasChanged: () => void askWhich(),
    closed: () => listener.disconnected('closed'),
  })
  void lookAgain()
  return () => {
    ending.abort()
    unlisten?.()
  }
}

type Driver = Pick<WalletDriver, 'isSameAddress'>

/** Wallets write an address in capitals here and without them there: it stays the account that it was. */
function inLettersOf(before: readonly Account[], now: readonly Account[], driver: Driver): readonly Account[] {
  return now.map((account) => before.find((known) => isSame(known, account, driver)) ?? account)
}

function isSameList(before: readonly Account[], now: readonly Account[], driver: Driver): boolean {
  return now.length === before.length && now.every((account, index) => isSame(account, before[index], driver))
}

function isSame(one: Account, other: Account | undefined, { isSameAddress }: Driver): boolean {
  return other !== undefined && (one.address === other.address || isSameAddress?.(one.address, other.address) === true)
}
