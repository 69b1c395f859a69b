import type { Session, TransactionRequest } from '@billfold/kernel'
import { type FamilyParts, operationFailure, type Operations } from '@billfold/kernel/family'
import { lazy } from '@billfold/kernel/lazy'
import { readCapabilities } from './adapter/capabilities.js'
import { estimateRequest, sendTransaction } from './adapter/sending.js'
import { signMessage, signTypedData } from './adapter/signing.js'
import { canSendTogether, sendTogether } from './adapter/send-together.js'
import { addNetwork, switchNetwork } from './adapter/switching.js'
import { canTransferTogether, transferTogether } from './adapter/transfer-together.js'
import { transferFees } from './adapter/transfer-fee.js'
import { transferRequest } from './adapter/transfer.js'
import { readAssets } from './adapter/wallet-assets.js'
import type { AskedSession } from './adapter/wallet-call.js'
import { HostAnswers } from './host-provider/host-answers.js'
import { Holdings } from './reads/holdings.js'
import { followTransaction } from './reads/follow-transaction.js'
import { forecastTransfer } from './reads/forecast-transfer.js'
import { receiverFacts } from './reads/receiver-facts.js'
import { tokenFacts } from './reads/token-facts.js'
import { tryTransactions } from './reads/try-transactions.js'
import { EvmReads, inEip1193 } from './reads/evm-reads.js'
import { Eip1193Error } from './rpc/eip1193-error.js'
import { evmNodes } from './rpc/evm-nodes.js'

export { checksumAddress } from './address/checksum-address.js'
export { pairing } from './pairing/pairing.js'

/** Abilities of the family, and the parts that its host provider answers with. */
export type EvmOperations = Required<Omit<Operations, 'longestMemo' | 'signIn'>> & { readonly host: HostAnswers }

/** Everything after connecting. The code that reads contracts is large, it carries viem: it comes with the first contract. */
export function createOperations({ ending, ...parts }: FamilyParts): EvmOperations {
  const { clock, log, options, families, networks, networkSwitch, modal, rpc: guard, mayAsk } = parts
  const reads = new EvmReads({ nodes: evmNodes(parts), families, clock, log, mayAsk })
  const contracts = lazy(() => import('./reads/contracts.js'), { what: 'reading contracts', clock })
  const holdings = new Holdings({ reads, options, contracts })
  const asked = (session: Session): AskedSession => ({ ...session, ending, clock, mayAsk })
  /** Refused while every node of the network says that it is another one: nobody could say what happened to it. */
  const send = async (session: Session, request: TransactionRequest): Promise<string> => {
    if (session.network !== undefined) await reads.confirm(session.network)
    return sendTransaction(asked(session), request)
  }
  const add: EvmOperations['addNetwork'] = (session, network) => addNetwork(asked(session), network)
  return {
    switchNetwork: (session, network) => switchNetwork(asked(session), network),
    addNetwork: add,
    balance: (address, network, signal) => holdings.balance({ address, network, signal }),
    tokens: (address, network, signal) => holdings.all({ address, network, signal }),
    token: (query, signal) => holdings.one(query, signal),
    receiverFacts: (address, network, signal) => receiverFacts({ reads, signal }, address, network),
    followTransaction: (transaction, signal) => followTransaction({ reads, signal }, transaction),
    tokenFacts: async () => tokenFacts,
    signMessage: (session, message) => signMessage(asked(session), message),
    signTypedData: (session, typedData) => signTypedData(asked(session), typedData),
    sendTransaction: send,
    transfer: async (session, request) => send(session, transferRequest(request, session.network?.id)),
    canSendTogether: (session) => canSendTogether(asked(session)),
    async sendTogether(session, requests) {
      if (session.network !== undefined) await reads.confirm(session.network)
      return sendTogether(asked(session), requests)
    },
    canTransferTogether: (session) => canTransferTogether(asked(session)),
    async transferTogether(session, requests) {
      if (session.network !== undefined) await reads.confirm(session.network)
      return transferTogether(asked(session), requests)
    },
    transferFee: async (session, request) => (await transferFees({ reads }, session, request)).most,
    transferFees: (session, request) => transferFees({ reads }, session, request),
    forecastTransfer: (session, request, signal) => forecastTransfer({ reads, signal }, session, request),
    tryTransactions: (session, trial, signal) => tryTransactions({ reads, signal }, session, trial),
    gasPrice: (network, signal) => reads.number(network, { method: 'eth_gasPrice' }, signal),
    async estimateGas(session, request) {
      const { network, call } = estimateRequest(session, request)
      return reads.number(network, call)
    },
    readContract: (network, call) => contracts.use(({ callContract }) => callContract({ reads: inEip1193(reads), network }, call)),
    async writeContract(session, call) {
      const { network } = session
      if (network === undefined) throw operationFailure('wallet/no-network', { operation: 'writeContract' })
      const data = await contracts.use(({ encodeCall }) => encodeCall(network, call))
      return send(session, { to: call.address, data })
    },
    capabilities: (session) => readCapabilities(asked(session)),
    walletAssets: (session, query) => readAssets(asked(session), query),
    host: new HostAnswers({
      families,
      networks,
      networkSwitch,
      modal,
      guard,
      mayAsk,
      clock,
      reads,
      addNetwork: add,
      signal: endOf(ending),
    }),
  }
}

/** The end of the page, as libraries of a host are told of it. */
function endOf(ending: AbortSignal): AbortSignal {
  const own = new AbortController()
  ending.addEventListener('abort', () => own.abort(new Eip1193Error(4900, 'The page has ended this provider')), { once: true })
  return own.signal
}
