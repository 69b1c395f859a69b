import type { Session } from '@billfold/kernel'
import {
  type FeatureName,
  type HostAccount,
  type PairedWallet,
  StandardWallet,
  fieldOf,
  readBytes,
  readStandardAccounts,
  sessionAddresses,
} from '@billfold/kernel/family'
import { isSuiAddress } from '../address.js'
import { networkNames } from '../networks/wallet-chains.js'

const signing: readonly FeatureName[] = ['sui:signPersonalMessage', 'sui:signTransaction', 'sui:signAndExecuteTransaction']

/** The accounts that a host sees: those of the wallet in use, the active one first, on the network in use. */
export function hostAccounts(session: Session, wallet: StandardWallet | PairedWallet | undefined): readonly HostAccount[] {
  const chains = session.network === undefined ? [] : networkNames(session.network.caipNetworkId)
  const features = signing.filter((name) => (wallet instanceof StandardWallet ? wallet.has(name) : wallet?.allows(name.replace(':', '_'))))
  const publicKeyOf = wallet instanceof StandardWallet ? keysOf(wallet) : () => undefined
  return sessionAddresses(session).map((address) =>
    Object.freeze({ address, publicKey: publicKeyOf(address) ?? new Uint8Array(), chains, features }),
  )
}

/** The keys that a wallet shows with its accounts: an address does not tell its key. */
function keysOf({ standard }: StandardWallet): (address: string) => Uint8Array | undefined {
  const shown = readStandardAccounts(fieldOf(standard, 'accounts'), { namespace: 'sui', isAccount: isSuiAddress }) ?? []
  return (address) => readBytes(fieldOf(shown.find((account) => account.address === address)?.own, 'publicKey'), { most: 200 })
}
