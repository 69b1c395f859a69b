import { formatAmount, isSameBytes } from '@billfold/kernel/family'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import type { AddressNet } from '../read-address.js'
import { type SpentOutput, isUnlockedBy, isVerifiable } from './input-signatures.js'
import { scriptOf, signerNetworks } from './scripts.js'

const lenient = { allowUnknown: true, allowUnknownInputs: true, allowUnknownOutputs: true, allowLegacyWitnessUtxo: true } as const

/** Reads a PSBT; undefined for what is none. */
export function readPsbt(bytes: Uint8Array | undefined): Transaction | undefined {
  try {
    return bytes && Transaction.fromPSBT(bytes, { ...lenient, disableScriptCheck: true })
  } catch {
    // Somebody gave something else, or half of it.
    return undefined
  }
}

/** The places of the inputs that spend from an address. */
export function inputsOf(transaction: Transaction, address: string): readonly number[] {
  const script = scriptOf(address)
  return places(transaction.inputsLength).filter((index) => isSameBytes(spentBy(transaction, index)?.script ?? new Uint8Array(), script))
}

/** True when every one of these inputs is signed by who can spend it, as far as that can be told without a node. */
export function areSigned(transaction: Transaction, inputs: readonly number[]): boolean {
  const spent = places(transaction.inputsLength).map((index) => spentBy(transaction, index) ?? { script: new Uint8Array(), amount: 0n })
  return inputs.every((index) => {
    const output = spent[index]
    if (output === undefined || !isVerifiable(output.script)) return output !== undefined
    try {
      return isUnlockedBy(witnessOf(transaction, index), { transaction, index, spent })
    } catch {
      // A signature or a key that is none.
      return false
    }
  })
}

/** The difference between a transaction and another, for a person; undefined when both do the same. */
export function differenceOf(asked: Transaction, signed: Transaction, net: AddressNet): string | undefined {
  if (isSameBytes(asked.unsignedTx, signed.unsignedTx)) return undefined
  const outputs = places(Math.max(asked.outputsLength, signed.outputsLength))
  const index = outputs.find((place) => written(asked, place, net) !== written(signed, place, net))
  if (index === undefined) return 'it spends other coins'
  return `output ${index + 1} is ${written(signed, index, net)} instead of ${written(asked, index, net)}`
}

function spentBy(transaction: Transaction, index: number): SpentOutput | undefined {
  const { witnessUtxo, nonWitnessUtxo, index: output = -1 } = transaction.getInput(index)
  return witnessUtxo ?? nonWitnessUtxo?.outputs[output]
}

function witnessOf(transaction: Transaction, index: number): readonly Uint8Array[] {
  const { finalScriptWitness, partialSig = [], tapKeySig } = transaction.getInput(index)
  if (finalScriptWitness !== undefined) return finalScriptWitness
  if (tapKeySig !== undefined) return [tapKeySig]
  return partialSig.flatMap(([key, signature]) => [signature, key])
}

function written(transaction: Transaction, index: number, net: AddressNet): string {
  if (index >= transaction.outputsLength) return 'nothing'
  const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index)
  return `${formatAmount(amount, 8)} to ${addressOf(script, net)}`
}

function addressOf(script: Uint8Array, net: AddressNet): string {
  try {
    return Address(signerNetworks[net]).encode(OutScript.decode(script))
  } catch {
    // No address stands for it, such as for data.
    return 'a script'
  }
}

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}
