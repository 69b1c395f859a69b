import {
  type CaipNetworkId,
  type EventBus,
  type Log,
  type PairedSignIn,
  type PairingSignIn,
  type PairingSignInRequest,
  type Toasts,
  userMessages,
} from '@billfold/kernel'
import { parseMessage, verifySignature } from '@billfold/siwx-server/message'
import type { SiwxSession } from './contract.js'
import { siwxError } from './errors.js'
import type { SignInSource } from './sources/sign-in-source.js'

export interface PairedSignInsNeeds {
  readonly source: SignInSource | undefined
  readonly toasts: Pick<Toasts, 'show' | 'hide' | 'current'>
  readonly events: EventBus
  readonly log: Pick<Log, 'warn'>
}

/** Stands for the account in a message that is made before anybody knows it. */
const anyAccount = '0'.repeat(40)

/** Signing in by the approval by which a phone is paired. Whatever it does not take is asked for after connecting, as of any other wallet. */
export class PairedSignIns implements PairingSignIn {
  /** What phones were asked for, by its nonce: a link may be answered after the next one was made. */
  private readonly asked = new Map<string, PairingSignInRequest>()

  constructor(private readonly needs: PairedSignInsNeeds) {}

  async request([chainId]: readonly CaipNetworkId[]): Promise<PairingSignInRequest | undefined> {
    const { source } = this.needs
    if (source === undefined || chainId === undefined || source.serves?.(namespaceOf(chainId)) === false) return undefined
    const made = await source.createMessage({ chainId, accountAddress: anyAccount })
    const { domain, uri, nonce, statement, resources, notBefore, expirationTime } = made
    const request = { domain, uri, nonce, statement, resources, notBefore, expirationTime }
    this.asked.set(nonce, request)
    return request
  }

  async take(signed: readonly PairedSignIn[]): Promise<void> {
    const { toasts, log } = this.needs
    const message = userMessages.authenticating
    toasts.show({ variant: 'loading', message })
    for (const one of signed) {
      try {
        await this.takeOne(one)
      } catch (error) {
        log.warn(`The wallet has paired, and has not signed in for ${one.networkId}.`, error)
      }
    }
    if (toasts.current?.message === message) toasts.hide()
  }

  private async takeOne(signed: PairedSignIn): Promise<void> {
    const { source, events } = this.needs
    const { networkId, address, message, signature } = signed
    const { address: accountAddress, ...fields } = this.read(signed)
    const { verdict } = await verifySignature({ chainId: networkId, address, message, signature })
    const isLeftToOther = verdict !== 'invalid' && source?.verifies === true
    if (verdict !== 'valid' && !isLeftToOther) throw siwxError('siwx/wrong-signature', { wallet: 'The wallet' })
    const session: SiwxSession = { data: { ...fields, accountAddress }, message, signature }
    await source?.addSession(session)
    const properties = { network: networkId, isSmartAccount: false }
    events.publish('analytics:recorded', { event: 'SIWX_AUTH_SUCCESS', properties, address })
    events.publish('siwx:signed-in', { namespace: namespaceOf(networkId), session })
  }

  /** Reads what was signed. Throws where it is not what was asked for: a phone may be shown a code of somebody else. */
  private read({ networkId, address, message }: PairedSignIn): NonNullable<ReturnType<typeof parseMessage>> {
    const parts = parseMessage(message)
    const asked = parts && this.asked.get(parts.nonce)
    const isAsked = asked !== undefined && parts?.domain === asked.domain && parts.uri === asked.uri
    if (!isAsked || parts?.chainId !== networkId || parts.address !== address) throw siwxError('siwx/not-asked', { networkId })
    return parts
  }
}

function namespaceOf(chainId: CaipNetworkId) {
  return chainId.slice(0, chainId.indexOf(':')) as Parameters<NonNullable<SignInSource['serves']>>[0]
}
