import { type Hex, concatHex, encodeFunctionData, hexToBigInt, isHex, maxUint256, numberToHex, parseAbi } from 'viem'
import { type UserOperation, formatUserOperationRequest } from 'viem/account-abstraction'
import { type GenericSchema, boolean, check, object, optional, pipe, safeParse, string, transform } from 'valibot'
import type { EvmCall } from '../evm/call-words.js'
import { type Draft, bigintOf, pricesOf } from '../evm/draft.js'
import { Fault } from '../faults/fault.js'
import { type Chain, numberOf } from '../rpc/chain.js'
import type { Nodes } from '../rpc/nodes.js'
import { entryPoint } from './entry-point.js'
import type { ChosenAccount } from './smart-accounts.js'
import type { SmartNetwork } from './smart-network.js'

export type Operation = UserOperation<'0.8'>

/** An operation that lacks nothing but the signature. */
export interface OperationDraft {
  readonly operation: Operation
  /** What the key signs first, where its address gets code by this operation. */
  readonly upgrade: { readonly address: Hex; readonly chainId: number; readonly nonce: number } | undefined
  /** The most that the account pays, in wei. */
  readonly fee: bigint
  readonly isSponsored: boolean
  readonly trial: Draft['trial']
}

export interface OperationNeeds {
  readonly chain: Chain
  readonly nodes: Nodes
  readonly account: ChosenAccount & { readonly network: SmartNetwork }
}

const accountAbi = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
])
const entryPointAbi = parseAbi([
  'function getNonce(address sender, uint192 key) view returns (uint256)',
  'function balanceOf(address account) view returns (uint256)',
])
const factoryAbi = parseAbi(['function createAccount(address owner) returns (address)'])

/** Signatures of the usual length that nobody made: gas is measured with them. */
const unsigned: Hex = `0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c`
const unauthorized = { r: numberToHex(maxUint256 / 3n), s: numberToHex(maxUint256 / 5n), yParity: 0 } as const
/** Gas for what could not be tried. */
const untried = { callGasLimit: 500_000n, verificationGasLimit: 500_000n, preVerificationGas: 100_000n } as const

const amount: GenericSchema<unknown, bigint> = pipe(
  string(),
  check((text) => /^0x[0-9a-f]{1,64}$/i.test(text)),
  transform((text) => BigInt(text)),
)
const hex: GenericSchema<unknown, Hex> = pipe(
  string(),
  check((text) => isHex(text)),
  transform((text) => text as Hex),
)
const gasSchema = object({ callGasLimit: amount, verificationGasLimit: amount, preVerificationGas: amount })
const sponsorSchema = object({
  paymaster: hex,
  paymasterData: hex,
  paymasterVerificationGasLimit: optional(amount),
  paymasterPostOpGasLimit: optional(amount),
  isFinal: optional(boolean(), false),
})

/** Asks the network, and who carries operations out, for what an operation needs beside its calls. */
export async function draftOperation(calls: readonly EvmCall[], needs: OperationNeeds): Promise<OperationDraft> {
  const { chain, account, nodes } = needs
  const sender = account.address as Hex
  const [chainId, code, nonce, deposit, prices, balance] = await Promise.all([
    bigintOf(nodes.ask(chain, 'eth_chainId', [])),
    nodes.ask(chain, 'eth_getCode', [sender, 'latest']),
    readEntryPoint(encodeFunctionData({ abi: entryPointAbi, functionName: 'getNonce', args: [sender, 0n] }), needs),
    readEntryPoint(encodeFunctionData({ abi: entryPointAbi, functionName: 'balanceOf', args: [sender] }), needs),
    pricesOf({}, needs),
    bigintOf(nodes.ask(chain, 'eth_getBalance', [sender, 'latest'])),
  ])
  if (chainId !== BigInt(numberOf(chain))) throw new Fault('chain-differs')
  const begun = await beginning(code, needs)
  const bare: Operation = { sender, nonce, callData: callDataOf(calls), signature: unsigned, ...noGas, ...prices, ...begun.fields }
  const sponsored = account.network.isSponsored ? await sponsor('pm_getPaymasterStubData', bare, needs) : undefined
  const gas = await estimate({ ...bare, ...sponsored?.fields }, needs)
  const measured: Operation = { ...bare, ...sponsored?.fields, ...(gas ?? untried) }
  const paid = sponsored === undefined || sponsored.isFinal ? sponsored : await sponsor('pm_getPaymasterData', measured, needs)
  const operation: Operation = paid === undefined ? { ...bare, ...(gas ?? untried) } : { ...measured, ...paid.fields }
  const fee = paid === undefined ? mostGas(operation) * operation.maxFeePerGas : 0n
  const value = calls.reduce((sum, call) => sum + call.value, 0n)
  const trial = balance + deposit < fee + value || balance < value ? 'poor' : gas === undefined ? 'fails' : 'good'
  return { operation, upgrade: begun.upgrade, fee, isSponsored: paid !== undefined, trial }
}

const noGas = { callGasLimit: 0n, verificationGasLimit: 0n, preVerificationGas: 0n } as const

/** Account and calls in one: a single call has a form of its own, which costs less. */
function callDataOf(calls: readonly EvmCall[]): Hex {
  const written = calls.map(({ to, value, data }) => {
    if (to === undefined) throw new Fault('method-unknown')
    return { target: to, value, data }
  })
  const [first, ...more] = written
  if (first === undefined) throw new Fault('request-malformed')
  if (more.length > 0) return encodeFunctionData({ abi: accountAbi, functionName: 'executeBatch', args: [written] })
  return encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [first.target, first.value, first.data] })
}

/** What an account needs that is not there yet: code for the address of the key, or the account itself. */
async function beginning(
  code: unknown,
  { account, chain, nodes }: OperationNeeds,
): Promise<{ readonly fields: Partial<Operation>; readonly upgrade: OperationDraft['upgrade'] }> {
  const { network, owner } = account
  if (network.kind === 'separate') {
    if (code !== '0x') return { fields: {}, upgrade: undefined }
    const factoryData = encodeFunctionData({ abi: factoryAbi, functionName: 'createAccount', args: [owner as Hex] })
    return { fields: { factory: network.factory, factoryData }, upgrade: undefined }
  }
  if (isUpgraded(code, network)) return { fields: {}, upgrade: undefined }
  const nonce = Number(await bigintOf(nodes.ask(chain, 'eth_getTransactionCount', [owner, 'latest'])))
  const upgrade = { address: network.upgradeTo, chainId: numberOf(chain), nonce }
  const fields = { factory: '0x7702', factoryData: '0x', authorization: { ...upgrade, ...unauthorized } }
  return { fields: fields as Partial<Operation>, upgrade }
}

/** True where the address of a key has the code of the network's accounts (EIP-7702). */
function isUpgraded(code: unknown, { upgradeTo }: Pick<SmartNetwork, 'upgradeTo'>): boolean {
  return String(code).toLowerCase() === concatHex(['0xef0100', upgradeTo]).toLowerCase()
}

/** A number that the entry point keeps of an account. */
async function readEntryPoint(data: Hex, { chain, nodes }: OperationNeeds): Promise<bigint> {
  const result = await nodes.ask(chain, 'eth_call', [{ to: entryPoint, data }, 'latest'])
  if (!isHex(result) || result === '0x') throw new Fault('node-away', { said: 'There is no entry point on this network' })
  return hexToBigInt(result)
}

/** Undefined when nobody pays: then the account does. */
async function sponsor(
  method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData',
  operation: Operation,
  { chain, nodes }: OperationNeeds,
): Promise<{ readonly fields: Partial<Operation>; readonly isFinal: boolean } | undefined> {
  try {
    const params = [formatUserOperationRequest(operation), entryPoint, numberToHex(numberOf(chain)), {}]
    const read = safeParse(sponsorSchema, await nodes.bundle(chain, method, params))
    if (!read.success) return undefined
    const { isFinal, paymasterVerificationGasLimit, paymasterPostOpGasLimit, ...fields } = read.output
    const limits = {
      ...(paymasterVerificationGasLimit !== undefined && { paymasterVerificationGasLimit }),
      ...(paymasterPostOpGasLimit !== undefined && { paymasterPostOpGasLimit }),
    }
    return { fields: { ...fields, ...limits }, isFinal }
  } catch (error) {
    if (error instanceof Fault && (error.code === 'bundler-refused' || error.code === 'bundler-away')) return undefined
    throw error
  }
}

/** Undefined when it would fail. */
async function estimate(
  operation: Operation,
  { chain, nodes }: OperationNeeds,
): Promise<typeof untried | Record<keyof typeof untried, bigint> | undefined> {
  try {
    const params = [formatUserOperationRequest(operation), entryPoint]
    const read = safeParse(gasSchema, await nodes.bundle(chain, 'eth_estimateUserOperationGas', params))
    if (!read.success) throw new Fault('bundler-away')
    return read.output
  } catch (error) {
    if (error instanceof Fault && error.code === 'bundler-refused') return undefined
    throw error
  }
}

function mostGas({ callGasLimit, verificationGasLimit, preVerificationGas }: Operation): bigint {
  return callGasLimit + verificationGasLimit + preVerificationGas
}
