import { isBillfoldError } from '../src/core/errors/billfold-error.js'
import type { SignInFields, SignedIn } from '../src/wallets/contract/chain-adapter.js'
import type { Grant } from '../src/wallets/contract/connection.js'
import type { ConnectRequest } from '../src/wallets/contract/connector.js'
import { isPending, isRefusal } from '../src/wallets/errors/wallet-refused.js'

/** A sign-in as the wallet wrote it, and the account that the person chose for it. */
export interface SignedByAccount extends SignedIn {
  readonly address: string
}

/** The way of one wallet to connect and sign in by one prompt. */
export type SignAlong = (fields: SignInFields) => Promise<SignedByAccount>

/** A wallet that is asked for accounts and a sign-in by one prompt. */
export interface AskAlong {
  readonly sign: SignAlong
  readonly request: ConnectRequest
  /** Asks it for accounts alone. */
  connect(): Promise<unknown>
  /** The accounts that it shows by itself; undefined for none. */
  shown(): unknown
  keep(signed: SignedByAccount): void
  /** The failure of a try that nobody waits for any more. */
  calledOff(): Error
  onRefusal(): void
  onFailure(error: unknown): void
}

/** The accounts of a wallet that may sign in while it connects. Where nothing is asked for, or it failed at that, it is asked for accounts alone. */
export async function askAlong({ request, connect, shown, keep, calledOff, ...asked }: AskAlong): Promise<unknown> {
  // One that shows accounts already asks nothing of the person: whoever is signed in stays so.
  if (shown() !== undefined) return connect()
  try {
    const signed = await askToSign(asked, request)
    if (signed !== undefined) keep(signed)
  } catch (error) {
    if (!isRefusal(error)) throw error
    asked.onRefusal()
    // Some wallets ask twice: a person may be connected and not want to sign in.
    if (shown() === undefined) throw error
  }
  const said = shown()
  if (said !== undefined) return said
  if (request.signal.aborted) throw calledOff()
  return connect()
}

/** Rejects as the wallet does where the person said no, or another prompt is open. */
async function askToSign(
  { sign, onFailure }: Pick<AskAlong, 'onFailure' | 'sign'>,
  { network, signIn }: ConnectRequest,
): Promise<SignedByAccount | undefined> {
  const asked = network && (await signIn?.(network.caipNetworkId))
  if (network === undefined || asked === undefined) return undefined
  const { caipNetworkId } = network
  const fields: SignInFields = { ...asked, version: '1', chainId: caipNetworkId.slice(caipNetworkId.indexOf(':') + 1) }
  // A wallet may write a line for each field that is there.
  for (const [name, value] of Object.entries(fields)) if (value === undefined) Reflect.deleteProperty(fields, name)
  try {
    return await sign(fields)
  } catch (error) {
    if (isRefusal(error) || isPending(error) || isBillfoldError(error, 'wallet/closed')) throw error
    onFailure(error)
    return undefined
  }
}

/** The grant with what was signed along, where that is for its account and network: another one is asked to sign in after connecting. */
export function withSigned(grant: Grant, signed: SignedByAccount, { network }: ConnectRequest): Grant {
  const { address, message, signature } = signed
  if (network === undefined || grant.accounts[0]?.address !== address || grant.networkId !== network.caipNetworkId) return grant
  const written = typeof signature === 'string' ? signature : signature.join(',')
  return { ...grant, signed: [{ networkId: network.caipNetworkId, address, message, signature: written }] }
}
