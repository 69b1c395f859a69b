// Written from the table of @billfold/headless by `npm run unit -- ui/headless -u`: change it there.
import {
  type Given,
  readAccount,
  readBalance,
  readConnections,
  readModal,
  readNetwork,
  readProvider,
  readBillfoldState,
  readTheme,
  readUpdateEmail,
} from '@billfold/headless'
import type { Billfold } from '@billfold/ui'

import { type Readable, usePart } from './use-store.js'

/** Reads the account that is connected: in front, or with one family. Until the page knows, the status is `reconnecting`. */
export function useAccount(billfold: Billfold, ...given: Given<typeof readAccount>): Readable<ReturnType<typeof readAccount>> {
  return usePart(billfold, readAccount, given)
}

/** Reads the account's amount of its network's native currency; undefined until a plugin has asked the chain. */
export function useBalance(billfold: Billfold, ...given: Given<typeof readBalance>): Readable<ReturnType<typeof readBalance>> {
  return usePart(billfold, readBalance, given)
}

/** The wallets that are connected: all of them, or those of one family. */
export function useConnections(billfold: Billfold, ...given: Given<typeof readConnections>): Readable<ReturnType<typeof readConnections>> {
  return usePart(billfold, readConnections, given)
}

/** Whether the modal stands, and how to open and close it. */
export function useModal(billfold: Billfold, ...given: Given<typeof readModal>): Readable<ReturnType<typeof readModal>> {
  return usePart(billfold, readModal, given)
}

/** The network in use: by the family in front, or by another one. `billfold.switchNetwork` moves to another. */
export function useNetwork(billfold: Billfold, ...given: Given<typeof readNetwork>): Readable<ReturnType<typeof readNetwork>> {
  return usePart(billfold, readNetwork, given)
}

/** The provider of the connected wallet: of the family in front, or of another one; undefined while none is connected. */
export function useProvider(billfold: Billfold, ...given: Given<typeof readProvider>): Readable<ReturnType<typeof readProvider>> {
  return usePart(billfold, readProvider, given)
}

/** Everything that a handle knows at the moment. A component that needs a part of it draws less often with the part's own. */
export function useBillfoldState(
  billfold: Billfold,
  ...given: Given<typeof readBillfoldState>
): Readable<ReturnType<typeof readBillfoldState>> {
  return usePart(billfold, readBillfoldState, given)
}

/** How the modal looks, and how to change it. */
export function useTheme(billfold: Billfold, ...given: Given<typeof readTheme>): Readable<ReturnType<typeof readTheme>> {
  return usePart(billfold, readTheme, given)
}

/** The address that the embedded wallet is logged in to with, and a way to change it. */
export function useUpdateEmail(billfold: Billfold, ...given: Given<typeof readUpdateEmail>): Readable<ReturnType<typeof readUpdateEmail>> {
  return usePart(billfold, readUpdateEmail, given)
}
