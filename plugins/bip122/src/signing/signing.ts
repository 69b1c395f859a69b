import type { Network, Session } from '@billfold/kernel'
import { type FamilyParts, walletFailure } from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import { base64 } from '@scure/base'
import { readAddress } from '../address.js'
import { readWritten } from '../encoding.js'
import { bitcoinError } from '../errors.js'
import { netOf } from '../networks/wallet-networks.js'
import { type MessageProtocol, bitcoinWallet, sessionAsk } from '../wallets/wallet-kind.js'

export type SigningNeeds = Pick<FamilyParts, 'clock' | 'mayAsk'>

/** Lets the wallet of a session sign, and verifies what it has signed. The SDK comes with the first signature. */
export class Signing {
  private readonly messages: Lazy<typeof import('./verify-message.js')>
  private readonly psbts: Lazy<typeof import('./psbt.js')>

  constructor(private readonly needs: SigningNeeds) {
    const options = { what: 'Bitcoin signatures', clock: needs.clock }
    this.messages = lazy(() => import('./verify-message.js'), options)
    this.psbts = lazy(() => import('./psbt.js'), options)
  }

  /** Signs text that a person reads: by the key, or where that does not tell the address, as a spend of it. In base 64. */
  async message(session: Session, message: string, protocol: MessageProtocol = protocolOf(session)): Promise<string> {
    const { wallet, signer } = bitcoinWallet(session)
    const { address } = session.account
    const said = await signer.signMessage(wallet, this.ask(session), { address, message, protocol })
    // Newer wallets say before a signature by BIP 322 of which form it is.
    const signature = readWritten(typeof said === 'string' ? said.replace(/^(?:smp|ful)/, '') : said)
    const isTrue = signature !== undefined && (await this.messages.use((part) => part.isSignedMessage(address, message, signature)))
    if (!isTrue) throw wrongAnswer(session, 'signMessage', 'a signature of this message by this account')
    return base64.encode(signature)
  }

  /** Signs those inputs of a PSBT that spend from the account in use, and makes sure that nothing else was changed. */
  async psbt(session: Session, psbt: Uint8Array): Promise<Uint8Array> {
    const { wallet, signer } = bitcoinWallet(session)
    const { network, account, connector } = session
    const { caipNetworkId: networkId } = needNetwork(network, 'signPsbt')
    const { address } = account
    const { readPsbt, inputsOf, areSigned, differenceOf } = await this.psbts.load()
    const asked = readPsbt(psbt)
    const inputs = asked === undefined ? [] : inputsOf(asked, address)
    if (asked === undefined || inputs.length === 0) throw bitcoinError('bitcoin/nothing-to-sign', {})
    const answer = readWritten(await signer.signPsbt(wallet, this.ask(session), { address, networkId, psbt, inputs }))
    const signed = readPsbt(answer)
    if (answer === undefined || signed === undefined) throw wrongAnswer(session, 'signPsbt', 'a signed PSBT')
    const difference = differenceOf(asked, signed, netOf(networkId))
    if (difference !== undefined) throw bitcoinError('bitcoin/other-transaction', { wallet: connector.name, difference })
    if (!areSigned(signed, inputs)) throw wrongAnswer(session, 'signPsbt', 'this PSBT, signed by this account')
    return answer
  }

  private ask(session: Session): ReturnType<typeof sessionAsk> {
    return sessionAsk(bitcoinWallet(session), { name: session.connector.name, mayAsk: this.needs.mayAsk })
  }
}

/** The network of a session. Throws when it is on none. */
function needNetwork(network: Network | undefined, operation: string): Network {
  if (network === undefined) throw walletFailure('wallet/no-network', { operation })
  return network
}

function protocolOf({ account }: Session): MessageProtocol {
  const kind = readAddress(account.address)?.kind
  return kind === 'p2tr' || kind === 'p2wsh' ? 'bip322' : 'ecdsa'
}

function wrongAnswer({ connector }: Session, method: string, needed: string): Error {
  return walletFailure('wallet/invalid-answer', { wallet: connector.name, method, needed })
}
