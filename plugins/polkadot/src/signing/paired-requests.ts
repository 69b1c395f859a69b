import type { PairingChannel } from '@billfold/kernel'
import { askPaired, fieldOf, type MayAsk, needAnswer } from '@billfold/kernel/family'
import { polkadotFailures as failures } from '../failures.js'
import { fromHex, toHex } from './hex.js'
import type { SignerPayload } from './signer-payload.js'
import type { SigningPlace, WalletRequests } from './wallet-requests.js'

const wallet = 'Your wallet'

/** What a paired Polkadot wallet is asked, and how its answers are read. */
export class PairedRequests implements WalletRequests {
  constructor(
    private readonly channel: PairingChannel,
    private readonly mayAsk: MayAsk,
  ) {}

  signMessage(place: SigningPlace, message: Uint8Array): Promise<Uint8Array> {
    return this.sign('polkadot_signMessage', { address: place.address, message: asText(message) }, place)
  }

  signPayload(place: SigningPlace, transactionPayload: SignerPayload): Promise<Uint8Array> {
    return this.sign('polkadot_signTransaction', { address: place.address, transactionPayload }, place)
  }

  private async sign(method: string, params: object, { network }: SigningPlace): Promise<Uint8Array> {
    const said = await askPaired(this.channel, [method, params, network.caipNetworkId], { wallet, failures, mayAsk: this.mayAsk })
    return needAnswer(fromHex(fieldOf(said, 'signature'), 100), { wallet, method, needed: 'a signature' })
  }
}

/** A message as a phone shows it. Wallets take what begins with 0x for hex: such a text, and what is no text, is handed over in hex. */
function asText(message: Uint8Array): string {
  const text = new TextDecoder().decode(message)
  const isPlain = !text.startsWith('0x') && toHex(new TextEncoder().encode(text)) === toHex(message)
  return isPlain ? text : toHex(message)
}
