import { getSetComputeUnitLimitInstruction, getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { getTransferSolInstruction } from '@solana-program/system'
import { findAssociatedTokenPda, getCreateAssociatedTokenIdempotentInstruction, getTransferCheckedInstruction } from '@solana-program/token'
import {
  type Address,
  type Blockhash,
  type IInstruction,
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'

/** Parts of every transfer. */
export interface TransferFrame {
  readonly from: string
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
  /** Compute units, and micro-lamports for each. */
  readonly units: number
  readonly price: number
}

/** Builds a transfer of the coin, in lamports. */
export function buildNativeTransfer(frame: TransferFrame, { to, amount }: { readonly to: string; readonly amount: bigint }): Uint8Array {
  const source = createNoopSigner(address(frame.from))
  return build(frame, [getTransferSolInstruction({ source, destination: address(to), amount })])
}

/** A transfer of a token, in its smallest units. */
export interface TokenTransfer {
  readonly to: string
  readonly amount: bigint
  readonly mint: string
  readonly decimals: number
  /** The program of the mint: the first one, or Token-2022. */
  readonly program: string
  /** The account that it is taken from. */
  readonly source: string
  /** True when the receiver has no account of the token yet. */
  readonly needsAccount: boolean
}

export async function buildTokenTransfer(frame: TransferFrame, transfer: TokenTransfer): Promise<Uint8Array> {
  const { to, amount, mint, decimals, program, source, needsAccount } = transfer
  const payer = createNoopSigner(address(frame.from))
  const ata = address(await tokenAccountOf({ owner: to, mint, program }))
  const programAddress = address(program)
  const create = getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer, ata, owner: address(to), mint: address(mint), tokenProgram: programAddress },
  })
  const move = getTransferCheckedInstruction(
    { source: address(source), mint: address(mint), destination: ata, authority: payer, amount, decimals },
    { programAddress },
  )
  return build(frame, needsAccount ? [create, move] : [move])
}

/** Finds the usual address of somebody's account of a token. */
export async function tokenAccountOf({
  owner,
  mint,
  program,
}: {
  readonly owner: string
  readonly mint: string
  readonly program: string
}): Promise<string> {
  const [found] = await findAssociatedTokenPda({ owner: address(owner), mint: address(mint), tokenProgram: address(program) })
  return found
}

function build({ from, blockhash, lastValidBlockHeight, units, price }: TransferFrame, instructions: readonly IInstruction[]): Uint8Array {
  const payer: Address = address(from)
  const budget = [getSetComputeUnitLimitInstruction({ units }), getSetComputeUnitPriceInstruction({ microLamports: price })]
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayer(payer, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash({ blockhash: blockhash as Blockhash, lastValidBlockHeight }, made),
    (made) => appendTransactionMessageInstructions([...budget, ...instructions], made),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}
