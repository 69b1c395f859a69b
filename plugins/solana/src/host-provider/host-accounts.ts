import type { Session } from '@billfold/kernel'
import { type PairedWallet, type StandardWallet, sessionAddresses } from '@billfold/kernel/family'
import type { SolanaProviderAccount } from '../contract.js'
import { networkNames } from '../networks/wallet-chains.js'
import { readAddress } from '../provider/address.js'
import { canDo } from '../provider/solana-wallet.js'

const abilities = ['signMessage', 'signTransaction', 'signAndSendTransaction', 'signIn'] as const

/** The accounts that a host sees: those of the wallet in use, the active one first, on the network in use. */
export function hostAccounts(session: Session, wallet: StandardWallet | PairedWallet | undefined): readonly SolanaProviderAccount[] {
  const { network } = session
  const chains = network === undefined ? [] : networkNames(network.caipNetworkId)
  const features = abilities
    .filter((ability) => wallet !== undefined && canDo(wallet, ability))
    .map((ability): `${string}:${string}` => `solana:${ability}`)
  return sessionAddresses(session).map((address) =>
    Object.freeze({ address, publicKey: readAddress(address) ?? new Uint8Array(32), chains, features }),
  )
}
