import type { ClockPort, Network, TransferRequest, Session } from '@billfold/kernel'
import { walletFailure } from '@billfold/kernel/family'
import { isSolanaAddress } from '../provider/address.js'
import { type AccountFacts, accountsCall, balanceCall, blockhashCall, rentCall } from '../reads/calls.js'
import { nativePlaceholder, tokenPrograms } from '../reads/programs.js'
import type { SolanaRpc } from '../rpc/solana-rpc.js'
import { type TransferFrame, buildNativeTransfer } from './build.js'
import { confirm } from './confirm.js'
import { dispatch } from './dispatch.js'
import { sendError } from './errors.js'
import { computeLimits, unitPrices } from './fees.js'
import { checkNative } from './plan.js'
import { buildToken } from './token.js'

/** What a transfer is made with. */
export interface TransferNeeds {
  readonly rpc: SolanaRpc
  readonly clock: Pick<ClockPort, 'after'>
}

/** A transfer, read and checked. */
export interface Wish {
  readonly network: Network
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly mint: string | undefined
}

const mostAmount = 2n ** 64n - 1n

/** Moves the coin, or a token. Resolves with the signature once the chain has it; rejects with what is known otherwise. */
export async function transfer({ rpc, clock }: TransferNeeds, session: Session, request: TransferRequest): Promise<string> {
  const wish = readWish(session, request)
  const { network } = wish
  const { lastValidBlockHeight, transaction } = await prepare(rpc, wish)
  const { signature, isRenewed } = await dispatch(rpc, { session, network, transaction })
  await confirm({ rpc, clock }, { network, signature, lastValidBlockHeight: isRenewed ? undefined : lastValidBlockHeight })
  return signature
}

function readWish({ network, account: { address: from } }: Session, { to, amount, tokenAddress }: TransferRequest): Wish {
  if (network === undefined) throw walletFailure('wallet/no-network', { operation: 'transfer' })
  if (!isSolanaAddress(to)) throw sendError('solana-send/invalid-address', { field: 'The receiver' })
  if (amount <= 0n || amount > mostAmount) throw walletFailure('wallet/invalid-amount', { found: String(amount) })
  const token = tokenAddress?.split(':').at(-1)
  const mint = token === nativePlaceholder ? undefined : token
  if (mint !== undefined && !isSolanaAddress(mint)) throw sendError('solana-send/invalid-address', { field: 'The token' })
  return { network, from, to, amount, mint }
}

interface Prepared {
  readonly transaction: Uint8Array
  readonly lastValidBlockHeight: number
}

async function prepare(rpc: SolanaRpc, wish: Wish): Promise<Prepared> {
  const { network, from, to, amount, mint } = wish
  const [balance, rent, accounts, latest] = await Promise.all([
    rpc.ask(network, balanceCall(from)),
    rpc.ask(network, rentCall(0)),
    rpc.ask(network, accountsCall([to, ...(mint === undefined ? [] : [mint])])),
    rpc.ask(network, blockhashCall()),
  ])
  const { blockhash, lastValidBlockHeight } = latest.value
  const [recipient = null, token = null] = accounts.value
  mustBeWallet(to, recipient)
  const frame = { from, blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) }
  const coins = { balance: BigInt(balance.value), rent: BigInt(rent) }
  const transaction =
    mint === undefined
      ? buildNative(frame, { to, amount, ...coins, recipientBalance: await lamportsOf(rpc, wish) })
      : await buildToken(rpc, { ...wish, mint, token, frame, ...coins })
  return { transaction, lastValidBlockHeight }
}

async function lamportsOf(rpc: SolanaRpc, { network, to }: Wish): Promise<bigint> {
  return BigInt((await rpc.ask(network, balanceCall(to))).value)
}

interface NativeParts {
  readonly to: string
  readonly amount: bigint
  readonly balance: bigint
  readonly rent: bigint
  readonly recipientBalance: bigint
}

function buildNative(frame: Omit<TransferFrame, 'units' | 'price'>, { to, amount, ...coins }: NativeParts): Uint8Array {
  const price = unitPrices.most
  checkNative({ amount, price, isToSelf: frame.from === to, ...coins })
  return buildNativeTransfer({ ...frame, price, units: computeLimits.native }, { to, amount })
}

/** Accounts of tokens, mints and programs cannot give back what is sent to them. */
function mustBeWallet(address: string, account: AccountFacts | null): void {
  const isToken = Object.values(tokenPrograms).some((program) => program === account?.owner)
  if (account !== null && (isToken || account.executable)) throw sendError('solana-send/not-a-wallet', { address })
}
