// Written from the table of @billfold/headless by `npm run unit -- ui/headless -u`: change it there.
import {
  type StateOf,
  connectFeature,
  pairingFeature,
  walletListFeature,
  walletsFeature,
  watchingFeature,
  emailLoginFeature,
  socialLoginFeature,
  authAccountFeature,
  signInFeature,
  sessionGrantsFeature,
  portfolioFeature,
  activityFeature,
  receiveFeature,
  sendFeature,
  swapFeature,
  depositsFeature,
  paymentsFeature,
  onrampFeature,
  emailCaptureFeature,
  nameRegistrationFeature,
} from '@billfold/headless'
import type { Billfold } from '@billfold/ui'
import type { ShallowRef } from 'vue'

import { useFeature } from './use-store.js'

/** The wallets that can be connected here, and how to connect one without the modal. */
export function useConnect(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof connectFeature>>> {
  return useFeature(billfold, connectFeature)
}

/** The link that a phone opens or scans, and how it fares; of `@billfold/walletconnect`. */
export function usePairing(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof pairingFeature>>> {
  return useFeature(billfold, pairingFeature)
}

/** The wallets that are known beside those of the browser, paged and searched; of `@billfold/wallets`. */
export function useWalletList(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof walletListFeature>>> {
  return useFeature(billfold, walletListFeature)
}

/** The visitor's wallets of all families: listed, switched, named, ordered; of `@billfold/multi-wallet`. */
export function useWallets(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof walletsFeature>>> {
  return useFeature(billfold, walletsFeature)
}

/** Addresses that are watched; of `@billfold/view-only`. */
export function useWatching(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof watchingFeature>>> {
  return useFeature(billfold, watchingFeature)
}

/** Login by e-mail; of `@billfold/auth`. */
export function useEmailLogin(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof emailLoginFeature>>> {
  return useFeature(billfold, emailLoginFeature)
}

/** Login at a provider. Call `load` before the press: browsers refuse a popup that opens later; of `@billfold/auth`. */
export function useSocialLogin(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof socialLoginFeature>>> {
  return useFeature(billfold, socialLoginFeature)
}

/** What whoever is logged in can do with the account itself; of `@billfold/auth`. */
export function useAuthAccount(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof authAccountFeature>>> {
  return useFeature(billfold, authAccountFeature)
}

/** Signing in to the app with the wallet; of `@billfold/siwx`. */
export function useSignIn(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof signInFeature>>> {
  return useFeature(billfold, signInFeature)
}

/** What the account has granted to others, and an end of it; of `@billfold/siwx`. */
export function useSessionGrants(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof sessionGrantsFeature>>> {
  return useFeature(billfold, sessionGrantsFeature)
}

/** What the account holds: tokens, collectibles and their worth; of `@billfold/portfolio`. */
export function usePortfolio(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof portfolioFeature>>> {
  return useFeature(billfold, portfolioFeature)
}

/** What the account did, and what is on its way; of `@billfold/activity`. */
export function useActivity(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof activityFeature>>> {
  return useFeature(billfold, activityFeature)
}

/** The address that others pay to; of `@billfold/receive`. */
export function useReceive(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof receiveFeature>>> {
  return useFeature(billfold, receiveFeature)
}

/** Sending the coin and tokens; of `@billfold/send`. */
export function useSend(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof sendFeature>>> {
  return useFeature(billfold, sendFeature)
}

/** Swapping one token for another; of `@billfold/swap`. */
export function useSwap(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof swapFeature>>> {
  return useFeature(billfold, swapFeature)
}

/** Paying into the account from an exchange. Call `load` before the press: browsers refuse a page that opens later; of `@billfold/exchange`. */
export function useDeposits(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof depositsFeature>>> {
  return useFeature(billfold, depositsFeature)
}

/** Paying the app from an exchange. Call `load` before the press: browsers refuse a page that opens later; of `@billfold/exchange`. */
export function usePayments(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof paymentsFeature>>> {
  return useFeature(billfold, paymentsFeature)
}

/** Buying with a card. Call `load` before the press: browsers refuse a page that opens later; of `@billfold/onramp`. */
export function useOnramp(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof onrampFeature>>> {
  return useFeature(billfold, onrampFeature)
}

/** An address of e-mail, confirmed by a code; of `@billfold/email-capture`. */
export function useEmailCapture(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof emailCaptureFeature>>> {
  return useFeature(billfold, emailCaptureFeature)
}

/** Registering a name for the account; of `@billfold/names`. */
export function useNameRegistration(billfold: Billfold): Readonly<ShallowRef<StateOf<typeof nameRegistrationFeature>>> {
  return useFeature(billfold, nameRegistrationFeature)
}
