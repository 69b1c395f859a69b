import type { ClockPort, Network, Session, TransferForecast, TransferRequest } from '@billfold/kernel'
import { type MayAsk, operationFailure, walletFailure } from '@billfold/kernel/family'
import { readAddress } from '../provider/read-address.js'
import { type AccountFacts, accountsCall, balanceCall, blockhashCall, rentCall } from '../reads/calls.js'
import { tokenFacts, tokenPrograms } from '../reads/token-facts.js'
import type { Nodes } from '@billfold/kernel/family'
import { type TransferFrame, buildNativeTransfer } from './build.js'
import { confirm } from './confirm.js'
import { dispatch } from './dispatch.js'
import { sendError } from './errors.js'
import { computeLimits, transactionFee, unitPrices } from './fees.js'
import { checkNative } from './plan.js'
import { buildToken } from './token.js'

/** Nodes and clock to make a transfer with. */
export interface TransferNeeds {
  readonly nodes: Nodes
  readonly clock: Pick<ClockPort, 'after'>
  readonly mayAsk: MayAsk
}

/** A transfer whose request was read and checked. */
export interface TransferPlan {
  readonly network: Network
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly mint: string | undefined
}

const mostAmount = 2n ** 64n - 1n

/** Moves the coin, or a token. Resolves with the signature once the network has it; rejects with what is known otherwise. */
export async function transfer({ nodes, clock, mayAsk }: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const plan = readPlan(session, request)
  const { network } = plan
  const { lastValidBlockHeight, transaction } = await prepare(nodes, plan)
  const { signature, isRenewed } = await dispatch({ nodes, mayAsk }, { session, network, transaction })
  await confirm({ nodes, clock }, { network, signature, lastValidBlockHeight: isRenewed ? undefined : lastValidBlockHeight })
  return signature
}

/** The most that a transfer costs beside its amount, in lamports: with the rent of the account that it makes for a token. */
export async function transferFee(nodes: Nodes, session: Session, request: TransferRequest): Promise<bigint> {
  return (await prepare(nodes, readPlan(session, request))).fee
}

/** How much of it the receiver gets, and what the account for that costs where there is none yet. */
export async function forecastTransfer(nodes: Nodes, session: Session, request: TransferRequest): Promise<TransferForecast> {
  const { arrives, deposit } = await prepare(nodes, readPlan(session, request))
  return { arrives, ...(deposit !== undefined && { deposit }) }
}

function readPlan({ network, account: { address: from } }: Session, { to, amount, tokenAddress }: TransferRequest): TransferPlan {
  if (network === undefined) throw operationFailure('wallet/no-network', { operation: 'transfer' })
  if (readAddress(to) === undefined) throw sendError('solana-send/invalid-address', { field: 'The receiver' })
  if (amount <= 0n || amount > mostAmount) throw walletFailure('wallet/invalid-amount', { found: String(amount) })
  const token = tokenAddress?.split(':').at(-1)
  const mint = token === tokenFacts.nativeAddress ? undefined : token
  if (mint !== undefined && readAddress(mint) === undefined) throw sendError('solana-send/invalid-address', { field: 'The token' })
  return { network, from, to, amount, mint }
}

/** A transfer as a wallet signs it, and what it costs, in lamports. */
export interface BuiltTransfer extends TransferForecast {
  readonly transaction: Uint8Array
  readonly fee: bigint
}

interface Prepared extends BuiltTransfer {
  readonly lastValidBlockHeight: number
}

async function prepare(nodes: Nodes, plan: TransferPlan): Promise<Prepared> {
  const { network, from, to, amount, mint } = plan
  const [balance, rent, accounts, latest] = await Promise.all([
    nodes.ask(network, balanceCall(from)),
    nodes.ask(network, rentCall(0)),
    nodes.ask(network, accountsCall([to, ...(mint === undefined ? [] : [mint])])),
    nodes.ask(network, blockhashCall()),
  ])
  const { blockhash, lastValidBlockHeight } = latest.value
  const [recipient = null, token = null] = accounts.value
  mustBeWallet(to, recipient)
  const frame = { from, blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) }
  const coins = { balance: BigInt(balance.value), rent: BigInt(rent) }
  const built =
    mint === undefined
      ? buildNative(frame, { to, amount, ...coins, recipientBalance: await lamportsOf(nodes, plan) })
      : await buildToken(nodes, { ...plan, mint, token, frame, ...coins })
  return { ...built, lastValidBlockHeight }
}

async function lamportsOf(nodes: Nodes, { network, to }: TransferPlan): Promise<bigint> {
  return BigInt((await nodes.ask(network, balanceCall(to))).value)
}

interface NativeParts {
  readonly to: string
  readonly amount: bigint
  readonly balance: bigint
  readonly rent: bigint
  readonly recipientBalance: bigint
}

function buildNative(frame: Omit<TransferFrame, 'units' | 'price'>, { to, amount, ...coins }: NativeParts): BuiltTransfer {
  const [price, units] = [unitPrices.most, computeLimits.native]
  checkNative({ amount, price, isToSelf: frame.from === to, ...coins })
  return {
    transaction: buildNativeTransfer({ ...frame, price, units }, { to, amount }),
    fee: transactionFee({ units, price }),
    arrives: amount,
  }
}

/** Refuses accounts of tokens, mints and programs: they cannot give back what is sent to them. */
function mustBeWallet(address: string, account: AccountFacts | null): void {
  const isToken = Object.values(tokenPrograms).some((program) => program === account?.owner)
  if (account !== null && (isToken || account.executable)) throw sendError('solana-send/not-a-wallet', { address })
}
