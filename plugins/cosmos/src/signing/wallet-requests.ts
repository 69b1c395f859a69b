import type { Network, Session } from '@billfold/kernel'
import { type MayAsk, needAnswer, PairedWallet, sessionWallet, walletAsk } from '@billfold/kernel/family'
import { cosmosFailures as failures } from '../failures.js'
import { chainIdOf, networkIdOf } from '../networks/chain-ids.js'
import { KeplrWallet } from '../wallets/keplr-wallet.js'

/** A request on a chain, in the words of Keplr and in those of paired wallets. */
export interface WalletRequest<T> {
  readonly chainId: string
  readonly keplr: readonly [method: string, ...given: readonly unknown[]]
  readonly paired: readonly [method: string, params: unknown]
  /** Reads the answer. Undefined for what is none. */
  read(said: unknown): T | undefined
}

/** Asks the wallet of a session, whichever way it is reached. Its answer has the right form; whether it is true is another matter. */
export async function requestOf<T>(session: Session, { chainId, keplr, paired, read }: WalletRequest<T>, mayAsk: MayAsk): Promise<T> {
  const wallet = sessionWallet(session, KeplrWallet)
  if (wallet instanceof PairedWallet) {
    const said = await wallet.ask([...paired, networkIdOf(chainId)], { failures, mayAsk })
    return needAnswer(read(said), { wallet: wallet.name, method: paired[0], needed: 'an account, or its signature' })
  }
  const [{ name }, [method, ...given]] = [session.connector, keplr]
  const said = await walletAsk(wallet.keplr, { wallet: name, mayAsk, failures }).invoke(method, ...given)
  return needAnswer(read(said), { wallet: name, method, needed: 'what Keplr answers' })
}

/** Moves the wallet of a session to another chain, where its account has another address. A paired wallet has granted its chains already. */
export async function switchNetwork({ provider, connector }: Session, { caipNetworkId }: Network, mayAsk: MayAsk): Promise<void> {
  if (!(provider instanceof KeplrWallet)) return
  const ask = walletAsk(provider.keplr, { wallet: connector.name, mayAsk, failures, networkId: caipNetworkId })
  await provider.move(chainIdOf(caipNetworkId), ask)
}
