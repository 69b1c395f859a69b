import type { PairingChannel } from '@billfold/kernel'
import { askPaired, fieldOf, type MayAsk, needAnswer, wordedFailures as failures } from '@billfold/kernel/family'
import type { SuiExecuted, SuiSigned } from '../contract.js'
import { readExecuted, readSigned } from './answers.js'
import { toBase64 } from './base64.js'
import type { SigningPlace, WalletRequests } from './wallet-requests.js'

const wallet = 'Your wallet'

/** Requests to a paired Sui wallet, and the readers of its answers. */
export class PairedRequests implements WalletRequests {
  constructor(
    private readonly channel: PairingChannel,
    private readonly mayAsk: MayAsk,
  ) {}

  async signMessage({ address, networkId }: SigningPlace, message: Uint8Array): Promise<SuiSigned> {
    const method = 'sui_signPersonalMessage'
    const written = toBase64(message)
    const said = await this.ask(method, { message: written, address }, networkId)
    // Some wallets answer with the signature alone: it is looked at with the message that was asked for.
    return need(method, readSigned({ bytes: written, signature: fieldOf(said, 'signature') }, ['bytes']))
  }

  async signTransaction({ address, networkId }: SigningPlace, transaction: string): Promise<SuiSigned> {
    const method = 'sui_signTransaction'
    return need(method, readSigned(await this.ask(method, { transaction, address }, networkId), ['transactionBytes', 'bytes']))
  }

  async execute({ address, networkId }: SigningPlace, transaction: string): Promise<SuiExecuted> {
    const method = 'sui_signAndExecuteTransaction'
    return need(method, readExecuted(await this.ask(method, { transaction, address }, networkId)))
  }

  private ask(...call: Parameters<PairingChannel['request']>): Promise<unknown> {
    return askPaired(this.channel, call, { wallet, failures, mayAsk: this.mayAsk })
  }
}

function need<T>(method: string, found: T | undefined): T {
  return needAnswer(found, { wallet, method, needed: 'a signature' })
}
