import type { Session } from '@billfold/kernel'
import {
  askWallet,
  fieldOf,
  frozenCopy,
  type MayAsk,
  needAnswer,
  needNetwork,
  operationFailure,
  PairedWallet,
  sessionWallet,
} from '@billfold/kernel/family'
import { isSameAccount } from '../address/ss58.js'
import { polkadotFailures as failures } from '../failures.js'
import { boundNetwork } from '../wallets/injected-accounts.js'
import { type InjectedMethod, InjectedWallet } from '../wallets/injected-wallet.js'
import { fromHex } from './hex.js'

/** A request in the words of extensions, and in those of paired wallets; the account is added to both. */
export interface SigningRequest {
  readonly injected: readonly [method: InjectedMethod, request: object]
  readonly paired: readonly [method: string, params: object]
}

/** What a wallet answers with: bytes, of which nobody has looked yet whether they are what they should be. */
export interface SignedAnswer {
  readonly signature: Uint8Array
  /** The whole transaction, where the wallet may change it and hands it over. */
  readonly transaction: Uint8Array | undefined
}

/** Asks the wallet of a session, whichever way it is reached. */
export async function askToSign(session: Session, { injected, paired }: SigningRequest, mayAsk: MayAsk): Promise<SignedAnswer> {
  const { caipNetworkId } = needNetwork(session, injected[0])
  const asked = sessionWallet(session, InjectedWallet)
  const { name: wallet } = asked
  if (asked instanceof PairedWallet) {
    const [method, params] = paired
    const said = await asked.ask([method, { address: session.account.address, ...params }, caipNetworkId], { failures, mayAsk })
    return readAnswer(said, wallet, method)
  }
  const ask = (method: InjectedMethod, ...given: readonly object[]): Promise<unknown> =>
    askWallet(() => asked.method(method)(...given), { wallet, method, failures, mayAsk })
  const address = shownAddress(session, asked, await ask('accounts.get'))
  const [method, request] = injected
  return readAnswer(await ask(method, frozenCopy({ ...request, address })), wallet, method)
}

/** The address in the letters of the extension. The person may have taken it away, or bound it to another network. */
function shownAddress({ account: { address }, network }: Session, extension: InjectedWallet, said: unknown): string {
  const { name: wallet } = extension
  const shown = extension.read(said)?.find((each) => isSameAccount(each.address, address))
  if (shown === undefined) throw operationFailure('wallet/account-changed', { wallet, address })
  const bound = boundNetwork(shown)
  if (bound !== undefined && bound !== network?.caipNetworkId)
    throw operationFailure('wallet/network-changed', { wallet, network: network?.name ?? bound })
  return shown.address
}

function readAnswer(said: unknown, wallet: string, method: string): SignedAnswer {
  const signature = needAnswer(fromHex(fieldOf(said, 'signature'), 100), { wallet, method, needed: 'a signature' })
  return { signature, transaction: fromHex(fieldOf(said, 'signedTransaction'), longestTransaction) }
}

/** In bytes. */
const longestTransaction = 10_000
