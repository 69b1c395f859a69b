import { type Network, type Session, type TransferFees, type TransferRequest, isBillfoldError } from '@billfold/kernel'
import { fieldOf, formatAmount, transferError } from '@billfold/kernel/family'
import type { Reads } from '../reads/evm-reads.js'
import { readQuantity } from '../rpc/hex.js'
import { estimateRequest } from './sending.js'
import { transferRequest } from './transfer.js'

/** Reader of a network. */
export interface TransferFeeNeeds {
  readonly reads: Pick<Reads, 'ask' | 'number'>
}

/** Contract of rollups of the OP Stack that tells what writing a transaction to the chain below costs at most. Other chains have nothing there. */
const rollupOracle = '0x420000000000000000000000000000000000000F'
/** `getL1FeeUpperBound(uint256)` */
const upperBound = '0xf1c7a58b'
/** Bytes of a signed transfer of a token, and some more for how wallets write it. */
const transferBytes = 250n
/** Units of work of a transfer of the coin to somebody without code. */
const plainGas = 21_000n

/** What a transfer costs beside its amount, in wei. Rejects for what the network would refuse. */
export async function transferFees({ reads }: TransferFeeNeeds, session: Session, request: TransferRequest): Promise<TransferFees> {
  const transaction = transferRequest(request, session.network?.id)
  const { network, call } = estimateRequest(session, transaction)
  const [held, gasPrice, block, rollup, estimate] = await Promise.all([
    reads.number(network, { method: 'eth_getBalance', params: [session.account.address, 'latest'] }),
    reads.number(network, { method: 'eth_gasPrice' }),
    reads.ask(network, { method: 'eth_getBlockByNumber', params: ['latest', false] }),
    rollupFee(reads, network),
    reads.number(network, call).catch((error: unknown) => ({ error })),
  ])
  // Wallets offer twice what a block takes now and the tip on top, so that a transaction still fits when prices rise.
  const price = gasPrice + (readQuantity(fieldOf(block, 'baseFeePerGas')) ?? 0n)
  const gas = typeof estimate === 'bigint' ? estimate : plainGas
  const most = gas * price + rollup
  const needed = (transaction.value ?? 0n) + most
  if (held < needed) throw notEnough(network, { held, needed })
  if (typeof estimate !== 'bigint') throw refusalOf(estimate.error)
  return { likely: gas * gasPrice + rollup, most }
}

async function rollupFee(reads: TransferFeeNeeds['reads'], network: Network): Promise<bigint> {
  const data = `${upperBound}${transferBytes.toString(16).padStart(64, '0')}`
  try {
    return readQuantity(await reads.ask(network, { method: 'eth_call', params: [{ to: rollupOracle, data }, 'latest'] })) ?? 0n
  } catch (error) {
    // A node says no where the contract is of an older version, or another one.
    if (isBillfoldError(error, 'node/failed')) return 0n
    throw error
  }
}

function notEnough({ nativeCurrency: { symbol, decimals } }: Network, amounts: { readonly held: bigint; readonly needed: bigint }): Error {
  const written = (value: bigint): string => `${formatAmount(value, decimals)} ${symbol}`
  return transferError('transfer/not-enough', { held: written(amounts.held), needed: written(amounts.needed) })
}

function refusalOf(error: unknown): unknown {
  return isBillfoldError(error, 'node/failed')
    ? transferError('transfer/refused', { reason: error.context.reason.slice(0, 120) }, error)
    : error
}
