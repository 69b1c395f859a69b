import { SYSTEM_PROGRAM_ADDRESS, SystemInstruction, identifySystemInstruction, parseTransferSolInstruction } from '@solana-program/system'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
  identifyTokenInstruction,
  parseApproveCheckedInstruction,
  parseApproveInstruction,
  parseCloseAccountInstruction,
  parseTransferCheckedInstruction,
  parseTransferInstruction,
} from '@solana-program/token'
import {
  AccountRole,
  type Address,
  type CompiledTransactionMessage,
  type IInstruction,
  type Transaction,
  getBase64Decoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
  getTransactionDecoder,
  getTransactionEncoder,
} from '@solana/web3.js'
import type { Risk } from '../approval/approval.js'
import { Fault } from '../faults/fault.js'
import type { Messages } from '../messages/messages.js'
import type { PrepareNeeds } from '../rpc/prepare-needs.js'

/** A transaction in words. */
export interface ToldTransaction {
  /** Set where it does one thing that has a name. */
  readonly title: string | undefined
  readonly steps: readonly string[]
  readonly fee: string | undefined
  readonly risks: readonly Risk[]
  /** The part that is signed. */
  readonly message: Uint8Array
  readonly withSignature: (signature: Uint8Array) => Uint8Array
}

interface Read {
  readonly transaction: Transaction
  readonly message: CompiledTransactionMessage
}

const token2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const computeBudget = 'ComputeBudget111111111111111111111111111111'
const memos: ReadonlySet<string> = new Set(['MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo'])
const tokenPrograms: ReadonlySet<string> = new Set([TOKEN_PROGRAM_ADDRESS, token2022])

/** Takes a transaction apart; undefined when it is none. */
export function readTransaction(bytes: Uint8Array): Read | undefined {
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    // A decoder leaves alone what stands behind: the bytes would then be told as less than they are.
    const again = getCompiledTransactionMessageEncoder().encode(message)
    const isWhole = again.length === transaction.messageBytes.length && getTransactionEncoder().encode(transaction).length === bytes.length
    return isWhole ? { transaction, message } : undefined
  } catch {
    // Not a transaction.
    return undefined
  }
}

/** Tells what a transaction does. */
export async function tellTransaction(bytes: Uint8Array, needs: PrepareNeeds): Promise<ToldTransaction> {
  const read = readTransaction(bytes)
  if (read === undefined) throw new Fault('request-malformed')
  const { transaction, message } = read
  if (!Object.hasOwn(transaction.signatures, needs.address)) throw new Fault('signer-differs')
  const { words } = needs
  const told = instructionsOf(message).map((instruction) => tellInstruction(instruction, needs))
  const shown = told.filter((each) => each !== undefined)
  const payer = message.staticAccounts[0]
  const risks = [
    ...shown.flatMap(({ risk }) => (risk === undefined ? [] : [risk])),
    ...(payer === needs.address ? [] : [{ level: 'caution' as const, text: words.riskOtherPayer }]),
  ]
  const [only, ...others] = shown
  return {
    title: others.length === 0 ? only?.text : undefined,
    steps: shown.map(({ text }) => text),
    fee: payer === needs.address ? await feeOf(transaction, needs) : undefined,
    risks,
    message: new Uint8Array(transaction.messageBytes),
    withSignature: (signature) => {
      const signatures = { ...transaction.signatures, [needs.address]: signature as NonNullable<Transaction['signatures'][Address]> }
      return new Uint8Array(getTransactionEncoder().encode({ ...transaction, signatures }))
    },
  }
}

interface ToldInstruction {
  readonly text: string
  readonly risk?: Risk | undefined
}

type Instruction = Required<Pick<IInstruction, 'programAddress' | 'data'>> & { readonly accounts: NonNullable<IInstruction['accounts']> }

/** Instructions with the accounts that stand in the message itself; those that a table holds elsewhere are told by their place. */
function instructionsOf({ instructions, staticAccounts }: CompiledTransactionMessage): readonly Instruction[] {
  const account = (index: number): Address => staticAccounts[index] ?? (`#${index}` as Address)
  return instructions.map(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => ({
    programAddress: account(programAddressIndex),
    accounts: accountIndices.map((index) => ({ address: account(index), role: AccountRole.WRITABLE })),
    data: new Uint8Array(data),
  }))
}

function tellInstruction(instruction: Instruction, { words }: PrepareNeeds): ToldInstruction | undefined {
  const { programAddress, data, accounts } = instruction
  // What a transaction may cost in computing is in its fee.
  if (programAddress === computeBudget) return undefined
  try {
    if (programAddress === SYSTEM_PROGRAM_ADDRESS) return tellSystem(instruction, words) ?? unknownOf(instruction, words)
    if (tokenPrograms.has(programAddress)) return tellToken(instruction, words) ?? unknownOf(instruction, words)
  } catch {
    // Too short or otherwise not what it says: told as what nobody can read.
    return unknownOf(instruction, words)
  }
  if (programAddress === ASSOCIATED_TOKEN_PROGRAM_ADDRESS && data.length <= 1)
    return { text: words.createAccountFor(accounts[2]?.address ?? '?') }
  if (memos.has(programAddress)) return { text: words.memo(new TextDecoder().decode(data)) }
  return unknownOf(instruction, words)
}

function tellSystem(instruction: Instruction, words: Messages): ToldInstruction | undefined {
  if (identifySystemInstruction(instruction) !== SystemInstruction.TransferSol) {
    const isAssign = [SystemInstruction.Assign, SystemInstruction.AuthorizeNonceAccount].includes(identifySystemInstruction(instruction))
    return isAssign ? { text: words.giveAway, risk: { level: 'danger', text: words.riskAuthority } } : undefined
  }
  const { accounts, data } = parseTransferSolInstruction(instruction as never)
  return { text: words.moveSol(inSol(data.amount), accounts.destination.address) }
}

function tellToken(instruction: Instruction, words: Messages): ToldInstruction | undefined {
  // Token-2022 has the same first instructions as the program before it.
  const own = { ...instruction, programAddress: TOKEN_PROGRAM_ADDRESS } as never
  const kind = identifyTokenInstruction(own)
  if (kind === TokenInstruction.TransferChecked) {
    const { accounts, data } = parseTransferCheckedInstruction(own)
    return { text: words.moveToken(inUnits(data.amount, data.decimals), accounts.mint.address, accounts.destination.address) }
  }
  if (kind === TokenInstruction.Transfer) {
    const { accounts, data } = parseTransferInstruction(own)
    return { text: words.moveToken(String(data.amount), accounts.source.address, accounts.destination.address) }
  }
  if (kind === TokenInstruction.Approve) {
    const { accounts, data } = parseApproveInstruction(own)
    return { text: words.allowTokens(String(data.amount), accounts.delegate.address), risk: { level: 'danger', text: words.riskPermit } }
  }
  if (kind === TokenInstruction.ApproveChecked) {
    const { accounts, data } = parseApproveCheckedInstruction(own)
    const amount = inUnits(data.amount, data.decimals)
    return { text: words.allowTokens(amount, accounts.delegate.address), risk: { level: 'danger', text: words.riskPermit } }
  }
  if (kind === TokenInstruction.SetAuthority) return { text: words.giveAway, risk: { level: 'danger', text: words.riskAuthority } }
  if (kind !== TokenInstruction.CloseAccount) return undefined
  return { text: words.closeTokenAccount(parseCloseAccountInstruction(own).accounts.destination.address) }
}

function unknownOf({ programAddress, data }: Instruction, words: Messages): ToldInstruction {
  return { text: words.unknownInstruction(programAddress, data.length), risk: { level: 'caution', text: words.riskUnreadable } }
}

async function feeOf(transaction: Transaction, { nodes, chain }: PrepareNeeds): Promise<string | undefined> {
  try {
    const message = getBase64Decoder().decode(transaction.messageBytes)
    const answer = (await nodes.ask(chain, 'getFeeForMessage', [message, { commitment: 'confirmed' }])) as { value?: unknown } | null
    return typeof answer?.value === 'number' ? inSol(BigInt(answer.value)) : undefined
  } catch {
    // The fee is told as not known.
    return undefined
  }
}

function inSol(lamports: bigint): string {
  return `${inUnits(lamports, 9)} SOL`
}

function inUnits(amount: bigint, decimals: number): string {
  const digits = String(amount).padStart(decimals + 1, '0')
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, digits.length - decimals) : `${digits.slice(0, digits.length - decimals)}.${fraction}`
}
