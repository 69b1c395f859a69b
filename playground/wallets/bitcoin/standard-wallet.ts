import { badParameters } from '../shared/wallet-error.js'
import { StandardHeldWallet } from '../shared/standard-held-wallet.js'
import type { BitcoinWallet, BitcoinWalletOptions } from './bitcoin-wallet.js'
import { Desk } from './desk.js'
import { type KeyAddress, addressesOf } from './keys.js'

const features = {
  'bitcoin:connect': { version: '1.0.0' },
  'bitcoin:signMessage': { version: '1.0.0' },
  'bitcoin:signTransaction': { version: '1.0.0' },
}

/** A wallet of the Bitcoin Wallet Standard. It shows the addresses of all its keys, and takes the network with each request. */
export class StandardBitcoinWallet extends StandardHeldWallet implements BitcoinWallet {
  private readonly desk: Desk
  private readonly all: readonly KeyAddress[]

  constructor(options: BitcoinWalletOptions) {
    const { keys, network = 'regtest' } = options
    const all = keys.flatMap(({ secret }) => addressesOf(secret, network))
    super({
      options: { ...options, chains: [`bitcoin:${network}`], lacks: ['standard:connect', ...(options.lacks ?? [])] },
      ...{ addresses: all.map(({ address }) => address), family: 'bitcoin', features },
    })
    this.all = all
    const visible = (): readonly KeyAddress[] => all.filter(({ address }) => this.visible.some((shown) => shown.address === address))
    this.desk = new Desk({ options, questions: this.asked, network: () => network, visible })
    // The standard has no silent way to connect: an extension shows at once what it remembers of a page.
    this.tell()
  }

  get provider(): object {
    return this.standard
  }

  protected override publicKey(address: string): Uint8Array {
    return this.all.find((key) => key.address === address)?.publicKey ?? new Uint8Array()
  }

  protected override async perform(method: string, [input]: readonly unknown[]): Promise<unknown> {
    if (method === 'bitcoin:connect') return this.connect(input)
    const { account, message, psbt, inputsToSign } = Object(input) as Readonly<Record<string, unknown>>
    if (method === 'bitcoin:signMessage') {
      if (!(message instanceof Uint8Array)) throw badParameters('Expected bytes as "message".')
      const text = new TextDecoder().decode(message)
      return [{ signedMessage: message, signature: await this.desk.message(method, { address: addressIn(account), text, isSpend: false }) }]
    }
    const [signer] = inputsToSign as readonly { readonly account: unknown; readonly signingIndexes: readonly number[] }[]
    if (!(psbt instanceof Uint8Array) || signer === undefined) throw badParameters('Expected bytes as "psbt", and "inputsToSign".')
    const inputs = signer.signingIndexes
    return [{ signedPsbt: await this.desk.psbt({ method, address: addressIn(signer.account), psbt, inputs }) }]
  }
}

function addressIn(account: unknown): string {
  return String((Object(account) as { readonly address?: unknown }).address)
}
