import { type Hex, isHex } from 'viem'
import { formatUserOperationRequest, getUserOperationHash } from 'viem/account-abstraction'
import { hashAuthorization } from 'viem/utils'
import { boolean, object, safeParse, string, looseObject } from 'valibot'
import { signDigest, signatureOf } from '../evm/sign-digest.js'
import { Fault } from '../faults/fault.js'
import { numberOf } from '../rpc/chain.js'
import { handOver } from '../rpc/hand-over.js'
import type { Operation, OperationDraft, OperationNeeds } from './draft-operation.js'
import { entryPoint } from './entry-point.js'

/** An operation with its signature, and what it is known by. */
export interface SignedOperation {
  readonly operation: Operation
  readonly hash: Hex
}

/** Signs an operation, and before it the upgrade of the address, where that is needed. */
export async function signOperation(
  { operation, upgrade }: OperationDraft,
  { chain }: Pick<OperationNeeds, 'chain'>,
  privateKey: Uint8Array,
): Promise<SignedOperation> {
  const authorization = upgrade && { ...upgrade, ...(await signDigest(privateKey, hashAuthorization(upgrade))) }
  const whole = { ...operation, ...(authorization && { authorization }) }
  const hash = getUserOperationHash({
    chainId: numberOf(chain),
    entryPointAddress: entryPoint,
    entryPointVersion: '0.8',
    userOperation: whole,
  })
  return { operation: { ...whole, signature: await signatureOf(privateKey, hash) }, hash }
}

/** Hands an operation over. Handed over again it is the same one: its number is good once. */
export async function sendOperation(
  { operation, hash }: SignedOperation,
  { chain, nodes }: Pick<OperationNeeds, 'chain' | 'nodes'>,
): Promise<Hex> {
  const send = async (): Promise<void> => {
    try {
      await nodes.bundle(chain, 'eth_sendUserOperation', [formatUserOperationRequest(operation), entryPoint])
    } catch (error) {
      const isKnown = error instanceof Fault && /already|known|AA25/i.test(error.details.said ?? '')
      if (!isKnown || (await nodes.bundle(chain, 'eth_getUserOperationByHash', [hash])) === null) throw error
    }
  }
  await handOver(send, hash)
  return hash
}

const receiptSchema = object({ success: boolean(), receipt: looseObject({ transactionHash: string() }) })

/** What became of an operation. */
export interface OperationOutcome {
  readonly isGood: boolean
  readonly receipt: { readonly transactionHash: string }
}

/** Undefined while it waits. */
export async function outcomeOf(
  hash: Hex,
  { chain, nodes }: Pick<OperationNeeds, 'chain' | 'nodes'>,
): Promise<OperationOutcome | undefined> {
  const read = safeParse(receiptSchema, await nodes.bundle(chain, 'eth_getUserOperationReceipt', [hash]))
  return read.success ? { isGood: read.output.success, receipt: read.output.receipt } : undefined
}

/** How long a page waits for the transaction of an operation, and how often it is looked for, in milliseconds. */
export interface OperationWaits {
  readonly most: number
  readonly look: number
}

/** The transaction that carried an operation out. A bundler that does not answer has it nevertheless: it is asked again. */
export async function transactionOf(
  hash: Hex,
  needs: Pick<OperationNeeds, 'chain' | 'nodes'>,
  { most, look }: OperationWaits = { most: 60_000, look: 500 },
): Promise<Hex> {
  const until = performance.now() + most
  while (performance.now() < until) {
    const outcome = await outcomeOf(hash, needs).catch(unlessAway)
    if (outcome !== undefined && isHex(outcome.receipt.transactionHash)) return outcome.receipt.transactionHash
    await new Promise((done) => setTimeout(done, look))
  }
  throw new Fault('operation-waits', { said: hash })
}

function unlessAway(error: unknown): undefined {
  if (!(error instanceof Fault) || error.code !== 'bundler-away') throw error
}
