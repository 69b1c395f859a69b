import { Address, OutScript, Transaction } from '@scure/btc-signer'
import type { Questions } from '../shared/questions.js'
import { badParameters, unauthorized } from '../shared/wallet-error.js'
import type { BitcoinNetworkName, BitcoinWalletOptions } from './bitcoin-wallet.js'
import { type KeyAddress, addressesOf, prefixesOf } from './keys.js'
import { signAsSpend, signByKey, signInputs, withOtherReceiver } from './signatures.js'

export interface DeskNeeds {
  readonly options: BitcoinWalletOptions
  readonly questions: Questions
  /** The network that the wallet is on now. */
  readonly network: () => BitcoinNetworkName
  /** The addresses that the page may see now. */
  readonly visible: () => readonly KeyAddress[]
}

export interface PsbtQuestion {
  readonly method: string
  readonly address: string
  readonly psbt: Uint8Array
  /** Those of the address, when it is not said. */
  readonly inputs?: readonly number[] | undefined
}

/** Shows the person what is to be signed, and signs it: the same for wallets of every standard. */
export class Desk {
  constructor(private readonly needs: DeskNeeds) {}

  async message(method: string, { address, text, isSpend }: { address: string; text: unknown; isSpend: boolean }): Promise<Uint8Array> {
    const key = this.key(address)
    if (typeof text !== 'string') throw badParameters('Expected a message.')
    await this.needs.questions.ask({ method, title: 'Sign a message', details: [['Message', text]] })
    const signer = this.signer(key)
    return isSpend || key.purpose === 'ordinals' ? signAsSpend(signer, text) : signByKey(signer, text)
  }

  async psbt({ method, address, psbt, inputs }: PsbtQuestion): Promise<Uint8Array> {
    const key = this.key(address)
    const transaction = read(psbt)
    await this.needs.questions.ask({ method, title: 'Sign a transaction', details: this.details(transaction) })
    const { changesTransactions, keys } = this.needs.options
    const other = keys.at(-1)
    const meant =
      changesTransactions === true && other !== undefined
        ? withOtherReceiver(psbt, addressesOf(other.secret, this.needs.network())[1]?.script ?? key.script)
        : psbt
    return signInputs(this.signer(key), meant, inputs ?? ownInputs(transaction, key))
  }

  /** The key of an address that the page may see. */
  private key(address: string): KeyAddress {
    const found = this.needs.visible().find((each) => each.address === address)
    if (found === undefined) throw unauthorized()
    return found
  }

  private signer(key: KeyAddress): KeyAddress {
    const { signsAsAnother, keys } = this.needs.options
    const other = keys.find(({ secret }) => addressesOf(secret, this.needs.network()).every(({ address }) => address !== key.address))
    if (signsAsAnother !== true || other === undefined) return key
    return addressesOf(other.secret, this.needs.network()).find(({ purpose }) => purpose === key.purpose) ?? key
  }

  /** The lines that a person reads before saying yes: the receivers, and what it costs. */
  private details(transaction: Transaction): readonly (readonly [string, string])[] {
    const own = this.needs.visible().map(({ address }) => address)
    const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => transaction.getOutput(index))
    const paid = outputs
      .map(({ script = new Uint8Array(), amount = 0n }) => ({ to: this.addressOf(script), amount }))
      .filter(({ to }) => !own.includes(to))
    const lines = paid.flatMap(({ to, amount }) => [['To', to] as const, ['Amount', `${amount} sats`] as const])
    return [...lines, ['Fee', `${transaction.fee} sats`]]
  }

  private addressOf(script: Uint8Array): string {
    try {
      return Address(prefixesOf(this.needs.network())).encode(OutScript.decode(script))
    } catch {
      // No address stands for it, such as for data.
      return 'a script'
    }
  }
}

function read(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt)
  } catch (error) {
    throw badParameters(`Expected a PSBT: ${(error as Error).message}`)
  }
}

function ownInputs(transaction: Transaction, { script }: KeyAddress): readonly number[] {
  const written = script.join()
  return Array.from({ length: transaction.inputsLength }, (_, index) => index).filter(
    (index) => transaction.getInput(index).witnessUtxo?.script.join() === written,
  )
}
