import { type CaipNetworkId, type Network, type Session, walletError } from '@billfold/kernel'
import {
  type FamilyParts,
  invalidRequest,
  needNetwork,
  readBytes,
  readEncoded,
  transferError,
  walletAsk,
  walletFailure,
  wordedFailures,
  wrongAnswer,
} from '@billfold/kernel/family'
import { type Lazy, lazy } from '@billfold/kernel/lazy'
import { base64, hex } from '@scure/base'
import { readAddress } from '../read-address.js'
import { bitcoinError } from '../errors.js'
import { satsFailures } from '../failures.js'
import { netOf, networkName } from '../networks/wallet-networks.js'
import { bitcoinWallet } from '../wallets/bitcoin-driver.js'
import { type AskedWallet, type MessageProtocol, type WalletSigner, signers } from './signers.js'

/** Lets the wallet of a session sign, and verifies what it has signed. The SDK comes with the first signature. */
export class Signing {
  private readonly messages: Lazy<typeof import('./verify-message.js')>
  private readonly psbts: Lazy<typeof import('./psbt.js')>

  constructor(private readonly needs: Pick<FamilyParts, 'clock' | 'mayAsk'>) {
    const options = { what: 'Bitcoin signatures', clock: needs.clock }
    this.messages = lazy(() => import('./verify-message.js'), options)
    this.psbts = lazy(() => import('./psbt.js'), options)
  }

  /** Signs text that a person reads: by the key, or where that does not tell the address, as a spend of it. In base 64. */
  async message(session: Session, message: string, protocol: MessageProtocol = protocolOf(session)): Promise<string> {
    const { signer, asked } = this.asked(session)
    const { address } = session.account
    const said = await signer.signMessage(asked, { address, message, protocol })
    // Newer wallets say before a signature by BIP 322 of which form it is.
    const signature = readWritten(typeof said === 'string' ? said.replace(/^(?:smp|ful)/, '') : said)
    const isTrue = signature !== undefined && (await this.messages.use((part) => part.isSignedMessage(address, message, signature)))
    if (!isTrue) throw wrongAnswer(session, 'signMessage', 'a signature of this message by this account')
    return base64.encode(signature)
  }

  /** Signs those inputs of a PSBT that spend from the account in use, and makes sure that nothing else was changed. */
  async psbt(session: Session, psbt: Uint8Array): Promise<Uint8Array> {
    const { account, connector } = session
    const { caipNetworkId: networkId } = needNetwork(session, 'signPsbt')
    const { address } = account
    const { readPsbt, inputsOf, areSigned, differenceOf } = await this.psbts.load()
    const given = readPsbt(psbt)
    const inputs = given === undefined ? [] : inputsOf(given, address)
    if (given === undefined || inputs.length === 0) throw bitcoinError('bitcoin/nothing-to-sign', {})
    const { signer, asked } = this.asked(session)
    const answer = readWritten(await signer.signPsbt(asked, { address, networkId, psbt, inputs }))
    const signed = readPsbt(answer)
    if (answer === undefined || signed === undefined) throw wrongAnswer(session, 'signPsbt', 'a signed PSBT')
    const difference = differenceOf(given, signed, netOf(networkId))
    if (difference !== undefined) throw transferError('transfer/changed', { wallet: connector.name, difference })
    if (!areSigned(signed, inputs)) throw wrongAnswer(session, 'signPsbt', 'this PSBT, signed by this account')
    return answer
  }

  /** Signs a PSBT as a host writes it, in hex or base 64: the answer is written alike. */
  async written(session: Session, psbt: unknown): Promise<string> {
    const bytes = typeof psbt === 'string' ? readWritten(psbt) : undefined
    if (bytes === undefined) throw invalidRequest(session, 'signPsbt')
    const signed = await this.psbt(session, bytes)
    return isHex(String(psbt)) ? hex.encode(signed) : base64.encode(signed)
  }

  /** Moves the wallet to a network that it has a name for, or gives it a node of it, where it can be asked for that. */
  async askAbout(session: Session, network: Network, what: 'addNetwork' | 'switchNetwork'): Promise<void> {
    const { caipNetworkId: networkId } = network
    // No wallet has a name for a network of somebody's own.
    if (networkName(networkId) === undefined) throw walletError('wallet/unknown-network', { networkId })
    const { signer, asked } = this.asked(session, networkId)
    if (signer[what] === undefined) throw walletFailure('wallet/unsupported', { wallet: session.connector.name, method: 'networks' })
    await signer[what](asked, network)
  }

  /** The wallet of a session, and what asks it; about a network, where that is named. */
  private asked(session: Session, networkId?: CaipNetworkId): { readonly signer: WalletSigner; readonly asked: AskedWallet } {
    const { wallet, way } = bitcoinWallet(session)
    const failures = way === 'sats' ? satsFailures : wordedFailures
    const ask = walletAsk(wallet, { wallet: session.connector.name, failures, mayAsk: this.needs.mayAsk, networkId })
    return { signer: signers[way], asked: { wallet, ask } }
  }
}

function protocolOf({ account }: Session): MessageProtocol {
  const kind = readAddress(account.address)?.kind
  return kind === 'p2tr' || kind === 'p2wsh' ? 'bip322' : 'ecdsa'
}

/** A block has at most four million bytes; what a wallet signs for a page is far smaller. */
const most = 400_000

/** Reads bytes that a wallet or a host gave as such, in hex or in base 64. Undefined for anything else, and for none. */
function readWritten(said: unknown): Uint8Array | undefined {
  if (said === '') return undefined
  if (typeof said !== 'string') return readBytes(said, { most })
  return isHex(said) ? readEncoded(said.toLowerCase(), hex.decode, { most }) : readEncoded(said, base64.decode, { most })
}

/** True for text that is hex rather than base 64. */
function isHex(text: string): boolean {
  return text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text)
}
