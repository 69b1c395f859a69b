import type { EmailCapture } from '@billfold/email-capture/contract'
import {
  type CaipNetworkId,
  type EventBus,
  type Log,
  type SignedAlong,
  type SignInAlong,
  type SignInAlongRequest,
  type Toasts,
  userMessages,
} from '@billfold/kernel'
import { parseMessage, verifySignature } from '@billfold/siwx-server/message'
import type { SiwxSession } from './contract.js'
import { siwxError } from './errors.js'
import type { SignInSource } from './sources/sign-in-source.js'

export interface SignInsAlongNeeds {
  readonly source: SignInSource | undefined
  /** Undefined where the page asks for no address of e-mail. */
  readonly emailCapture: () => Pick<EmailCapture, 'isOn'> | undefined
  readonly toasts: Pick<Toasts, 'show' | 'hide' | 'current'>
  readonly events: EventBus
  readonly log: Pick<Log, 'warn'>
}

/** Stands for the account in a message that is made before anybody knows it. */
const anyAccount = '0'.repeat(40)

/** Signing in by the approval by which a wallet is connected or paired. Whatever it does not take is asked for after connecting, as of any other wallet. */
export class SignInsAlong implements SignInAlong {
  /** What wallets were asked for, by its nonce: a link may be answered after the next one was made. */
  private readonly asked = new Map<string, SignInAlongRequest>()

  constructor(private readonly needs: SignInsAlongNeeds) {}

  async request([chainId]: readonly CaipNetworkId[]): Promise<SignInAlongRequest | undefined> {
    const { source, emailCapture } = this.needs
    if (source === undefined || chainId === undefined || source.serves?.(namespaceOf(chainId)) === false) return undefined
    const made = await source.createMessage({ chainId, accountAddress: anyAccount })
    // The address of e-mail comes first and stands in the message; and whoever may still be signed in is not asked anew.
    if (emailCapture()?.isOn === true || source.signOutOnDisconnect === false) return undefined
    const { domain, uri, nonce, statement, resources, issuedAt, notBefore, expirationTime } = made
    const request = { domain, uri, nonce, statement, resources, issuedAt, notBefore, expirationTime }
    this.asked.set(nonce, request)
    return request
  }

  async take(signed: readonly SignedAlong[]): Promise<void> {
    const { toasts, log } = this.needs
    const message = userMessages.authenticating
    toasts.show({ variant: 'loading', message })
    for (const one of signed) {
      try {
        await this.takeOne(one)
      } catch (error) {
        log.warn(`The wallet has connected, and has not signed in for ${one.networkId}.`, error)
      }
    }
    if (toasts.current?.message === message) toasts.hide()
  }

  private async takeOne(signed: SignedAlong): Promise<void> {
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

  /** Reads what was signed. Throws where it is not what was asked for: a phone may be shown a code of somebody else, and a wallet writes the text itself. */
  private read({ networkId, address, message }: SignedAlong): NonNullable<ReturnType<typeof parseMessage>> {
    const parts = parseMessage(message)
    const asked = parts && this.asked.get(parts.nonce)
    const isAsked = parts !== undefined && asked !== undefined && isSame(parts, asked)
    if (!isAsked || parts.chainId !== networkId || parts.address !== address) throw siwxError('siwx/not-asked', { networkId })
    return parts
  }
}

type Message = NonNullable<ReturnType<typeof parseMessage>>

/**
 * True for a message that says what was asked for. Phones may write what they let the page do below it (ERC-5573), and say so behind the statement.
 * The moment is theirs.
 */
function isSame({ statement, resources = [], ...signed }: Message, asked: SignInAlongRequest): boolean {
  const own = resources.filter((resource) => !resource.startsWith('urn:recap:'))
  const isStatement = own.length < resources.length ? (statement ?? '').startsWith(asked.statement ?? '') : statement === asked.statement
  const fields = ['domain', 'uri', 'notBefore', 'expirationTime'] as const
  return isStatement && own.join(' ') === (asked.resources ?? []).join(' ') && fields.every((field) => signed[field] === asked[field])
}

function namespaceOf(chainId: CaipNetworkId) {
  return chainId.slice(0, chainId.indexOf(':')) as Parameters<NonNullable<SignInSource['serves']>>[0]
}
