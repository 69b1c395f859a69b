import type { Answer, WalletContext } from './context.js'
import { hex } from './networks.js'
import { accountOf } from './signatures.js'
import { sendAsOne } from './send-as-one.js'
import { type WrittenTransaction, detailsOf, send } from './transactions.js'
import { WalletError, badParameters, unknownMethod } from '../shared/wallet-error.js'

/** Several calls with one yes: EIP-5792, one transaction after the other. */
export const callAnswers: Readonly<Record<string, Answer>> = {
  wallet_getCapabilities: (context, [address, chains]) => {
    mustKnow(context, 'wallet_getCapabilities')
    accountOf(context, address)
    const known = [...Object.keys(context.options.chains), ...Object.keys(context.memory.state.added)].map((id) => hex(Number(id)))
    const wanted = Array.isArray(chains) ? known.filter((id) => chains.includes(id)) : known
    return Object.fromEntries(wanted.map((id) => [id, { atomic: { status: context.switches.isAtomic ? 'supported' : 'unsupported' } }]))
  },
  wallet_sendCalls: async (context, [param]) => {
    mustKnow(context, 'wallet_sendCalls')
    const { from, calls, chainId, atomicRequired } = bundleIn(param)
    const account = accountOf(context, from ?? context.visible()[0])
    if (chainId !== undefined && Number(chainId) !== context.memory.state.chainId) throw new WalletError(5710, 'Unsupported chain id')
    const { isAtomic } = context.switches
    if (atomicRequired === true && !isAtomic) throw new WalletError(5760, 'Atomicity not supported')
    await context.consent({ method: 'wallet_sendCalls', title: `Send ${calls.length} transactions`, details: calls.flatMap(detailsOf) })
    const before = context.sent.length
    if (isAtomic) return { id: await sendAsOne(context, account, calls) }
    // In order: each nonce follows from the one before.
    for (const call of calls) await send(context, account, call)
    return { id: idOf(context.sent.slice(before)) }
  },
  wallet_getCallsStatus: async (context, [id]) => {
    mustKnow(context, 'wallet_getCallsStatus')
    const hashes = String(id).match(/[\da-f]{64}/g)
    if (hashes === null) throw new WalletError(5730, 'Unknown bundle id')
    const receipts = await Promise.all(hashes.map((hash) => context.node('eth_getTransactionReceipt', [`0x${hash}`])))
    const status = receipts.includes(null) ? 100 : statusOf(receipts)
    return { version: '2.0.0', id, chainId: hex(context.memory.state.chainId), status, atomic: context.switches.isAtomic, receipts }
  },
  wallet_showCallsStatus: (context) => {
    mustKnow(context, 'wallet_showCallsStatus')
    return null
  },
}

interface Bundle {
  readonly from?: string
  readonly chainId?: string
  readonly atomicRequired?: boolean
  readonly calls: readonly WrittenTransaction[]
}

function bundleIn(param: unknown): Bundle {
  const { calls } = (param ?? {}) as { readonly calls?: unknown }
  if (!Array.isArray(calls) || calls.length === 0) throw badParameters('Expected "calls" with at least one call.')
  return param as Bundle
}

/** The code of EIP-5792 for what is on the chain. */
function statusOf(receipts: readonly unknown[]): 200 | 500 | 600 {
  const failed = receipts.filter((receipt) => (receipt as { readonly status?: string } | null)?.status !== '0x1').length
  return failed === 0 ? 200 : failed === receipts.length ? 500 : 600
}

/** The id carries the hashes: nothing else has to be remembered. */
function idOf(hashes: readonly string[]): string {
  return `0x${hashes.map((hash) => hash.slice(2)).join('')}`
}

function mustKnow({ switches }: WalletContext, method: string): void {
  if (!switches.knowsCalls) throw unknownMethod(method)
}
