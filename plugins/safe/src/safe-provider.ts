import type { Eip1193Provider, Eip1193Request } from '@billfold/eip155/contract'
import { fieldOf, parseExactly } from '@billfold/kernel/family'
import type { SafeFrame } from './safe-frame.js'

type Answer = (params: readonly unknown[]) => Promise<unknown>

/**
 * A Safe as an EIP-1193 provider: its one address, on its one chain. What it is asked to send is proposed to its owners, so that the
 * hash it gives is that of the proposal until it was executed.
 */
export function safeProvider(frame: Pick<SafeFrame, 'ask'>): Eip1193Provider {
  const accounts: Answer = async () => [fieldOf(await frame.ask('getSafeInfo'), 'safeAddress')]
  const byHash =
    (call: string): Answer =>
    async ([hash]) =>
      frame.ask('rpcCall', { call, params: [await executedHash(frame, hash)] })
  const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
    ['eth_accounts', accounts],
    ['eth_requestAccounts', accounts],
    ['eth_chainId', async () => fieldOf(await frame.ask('getSafeInfo'), 'chainId')],
    ['personal_sign', async ([message]) => signatureIn(await frame.ask('signMessage', { message: textOf(message) }))],
    ['eth_signTypedData_v4', async ([, data]) => signatureIn(await frame.ask('signTypedMessage', { typedData: dataOf(data) }))],
    ['eth_sendTransaction', async ([request]) => fieldOf(await frame.ask('sendTransactions', proposal(request)), 'safeTxHash')],
    ['eth_getTransactionByHash', async (params) => (await waitingProposal(frame, params[0])) ?? byHash('eth_getTransactionByHash')(params)],
    ['eth_getTransactionReceipt', byHash('eth_getTransactionReceipt')],
  ])
  return {
    request: async ({ method, params }: Eip1193Request) => {
      const given: readonly unknown[] = Array.isArray(params) ? params : []
      const answer = answers.get(method)
      if (answer !== undefined) return answer(given)
      if (/^(?:wallet|personal)_|[sS]ign/.test(method)) throw { code: 4200, message: `A Safe does not know ${method}` }
      return frame.ask('rpcCall', { call: method, params: given })
    },
  }
}

/** A proposal that its owners have not executed yet, as a transaction that is in no block. */
async function waitingProposal(frame: Pick<SafeFrame, 'ask'>, hash: unknown): Promise<object | undefined> {
  const details = await proposalDetails(frame, hash)
  if (!String(fieldOf(details, 'txStatus')).startsWith('AWAITING_')) return undefined
  const data = fieldOf(details, 'txData')
  const [to, value, input] = [fieldOf(fieldOf(data, 'to'), 'value'), fieldOf(data, 'value'), fieldOf(data, 'hexData')]
  const none = { blockHash: null, blockNumber: null, transactionIndex: null }
  return { hash, from: fieldOf(details, 'safeAddress'), to, value: toHex(value), input: input ?? '0x', ...none }
}

function toHex(value: unknown): string {
  return `0x${BigInt(typeof value === 'string' && /^\d+$/.test(value) ? value : 0).toString(16)}`
}

/** A proposal that was executed has a hash of its own on the chain. */
async function executedHash(frame: Pick<SafeFrame, 'ask'>, hash: unknown): Promise<unknown> {
  const executed = fieldOf(await proposalDetails(frame, hash), 'txHash')
  return typeof executed === 'string' ? executed : hash
}

async function proposalDetails(frame: Pick<SafeFrame, 'ask'>, hash: unknown): Promise<unknown> {
  try {
    return await frame.ask('getTxBySafeTxHash', { safeTxHash: hash })
  } catch {
    // It is no proposal: the chain knows it, or nobody does.
    return undefined
  }
}

/** Safe gives no signature while its owners still have to sign: then there is none yet. */
function signatureIn(answer: unknown): unknown {
  return fieldOf(answer, 'signature') ?? '0x'
}

function proposal(request: unknown): unknown {
  const [to, value, data, gas] = ['to', 'value', 'data', 'gas'].map((name) => fieldOf(request, name))
  return {
    txs: [{ to, value: typeof value === 'string' ? BigInt(value).toString() : '0', data: data ?? '0x' }],
    ...(typeof gas === 'string' && { params: { safeTxGas: Number(gas) } }),
  }
}

/** `personal_sign` has its text in hex. */
function textOf(message: unknown): unknown {
  if (typeof message !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(message)) return message
  const bytes = message.slice(2).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16)))
}

function dataOf(data: unknown): unknown {
  return typeof data === 'string' ? parseExactly(data) : data
}
