import { type MayAsk, operationFailure, untilClosed, type UntilClosedOptions } from '@billfold/kernel/family'
import type { CaipNetworkId, ClockPort, Session } from '@billfold/kernel'
import { readAccounts, readChainId } from '../provider/answers.js'
import { askAtOnce, askWallet } from '../provider/ask-wallet.js'
import { eip1193Driver, isProvider } from '../provider/eip1193-driver.js'
import type { Eip1193Request } from '../contract.js'

/** The session that a person is asked in. */
export interface AskedSession extends Session {
  /** Aborted when the page ends: then nobody minds any more whether the wallet closes. */
  readonly ending: AbortSignal
  readonly clock: Pick<ClockPort, 'after'>
  readonly mayAsk: MayAsk
}

/** Asks the wallet of a session. With a network, its failures are read as those of a switch. */
export function askSession(
  { provider, connector, mayAsk }: Pick<AskedSession, 'provider' | 'connector' | 'mayAsk'>,
  call: Eip1193Request,
  about: { readonly networkId?: CaipNetworkId } = {},
): Promise<unknown> {
  return askWallet(provider, call, { wallet: connector.name, mayAsk, ...about })
}

/**
 * Asks the person in front of the wallet of a session. A wallet that goes away meanwhile ends the asking; a page that ends leaves
 * nothing on the wallet, and its answer is still handed on, since it may be what became of money.
 */
export function promptSession(
  session: AskedSession,
  call: Eip1193Request,
  about: { readonly networkId?: CaipNetworkId } = {},
): Promise<unknown> {
  const { provider, connector, ending: signal } = session
  const listen: UntilClosedOptions['listen'] = (events) => (isProvider(provider) ? eip1193Driver.listen?.(provider, events) : undefined)
  return untilClosed(askSession(session, call, about), { listen, wallet: connector.name, method: call.method, signal })
}

/** The network that the wallet is on now; undefined when it says none. */
export async function walletNetwork(session: AskedSession): Promise<CaipNetworkId | undefined> {
  return readChainId(await atOnce(session, 'eth_chainId'))
}

function atOnce({ provider, connector, clock, mayAsk }: AskedSession, method: string): Promise<unknown> {
  return askAtOnce(provider, { method }, { wallet: connector.name, clock, mayAsk })
}

/** Parts of a session that must still be as they were. */
export interface SessionParts {
  /** The network of the session too, and not only the account. */
  readonly network: boolean
  /** Another account of the session than the active one. */
  readonly address?: string
}

/**
 * Makes sure, right before a request, that the wallet is still where the page believes it to be: another tab, or the person, may
 * have moved it. A mismatch stops the request.
 */
export async function confirmSession(session: AskedSession, { network: withNetwork, address }: SessionParts): Promise<void> {
  const { account, network, connector } = session
  const wanted = address ?? account.address
  const [said, networkId] = await Promise.all([atOnce(session, 'eth_accounts'), withNetwork ? walletNetwork(session) : undefined])
  const now = readAccounts(said)
  const isThere = now?.some((each) => isSame(each.address, wanted)) === true
  // Which account is first says which one the person has chosen in the wallet.
  if (!isThere || !isSame(now?.[0]?.address, session.accounts[0]?.address)) {
    throw operationFailure('wallet/account-changed', { wallet: connector.name, address: wanted })
  }
  if (withNetwork && networkId !== network?.caipNetworkId) {
    throw operationFailure('wallet/network-changed', { wallet: connector.name, network: network?.name ?? 'the network of this page' })
  }
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase()
}
