import type {
  AssetQuery,
  ChainAdapter,
  ClockPort,
  ContractCall,
  NativeBalance,
  Network,
  PairingProfile,
  TokenBalance,
  TransactionRequest,
  TransferRequest,
  WalletSession,
} from '@billfold/kernel'
import { looksLikeAddress } from '@billfold/kernel/validation'
import { pairing } from '../pairing/pairing.js'
import type { ChainReads } from '../reads/chain-reads.js'
import type { Holdings } from '../reads/holdings.js'
import { formatUnits, parseUnits } from './amounts.js'
import { type WalletCapabilities, readCapabilities } from './capabilities.js'
import { evmError } from './errors.js'
import { sendTransaction, writeTransaction } from './sending.js'
import { signMessage, signTypedData } from './signing.js'
import { addNetwork, switchNetwork } from './switching.js'
import { transferRequest } from './transfer.js'
import { readAssets } from './wallet-assets.js'

export interface Eip155AdapterNeeds {
  readonly reads: ChainReads
  readonly holdings: Holdings
  readonly clock: Pick<ClockPort, 'after'>
}

/** What can be done with an EVM wallet, and read of an EVM chain. */
export class Eip155Adapter implements ChainAdapter {
  readonly namespace = 'eip155'
  readonly pairing: PairingProfile = pairing

  constructor(private readonly needs: Eip155AdapterNeeds) {}

  isAddress(address: string): boolean {
    return looksLikeAddress('eip155', address) === true
  }

  switchNetwork(session: WalletSession, network: Network): Promise<void> {
    return switchNetwork(session, network, this.needs.clock)
  }

  addNetwork(session: WalletSession, network: Network): Promise<void> {
    return addNetwork(session, network)
  }

  balance(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance> {
    return this.needs.holdings.balance({ address, network, signal })
  }

  tokens(address: string, network: Network, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    return this.needs.holdings.all({ address, network, signal })
  }

  signMessage(session: WalletSession, message: string): Promise<string> {
    return signMessage(session, message)
  }

  signTypedData(session: WalletSession, typedData: unknown): Promise<string> {
    return signTypedData(session, typedData)
  }

  /** Refused while every node of the network says that it is another chain: nobody could say what happened to it. */
  async sendTransaction(session: WalletSession, request: TransactionRequest): Promise<string> {
    const refusal = session.network && this.needs.reads.refusal(session.network)
    if (refusal !== undefined) throw refusal
    return sendTransaction(session, request)
  }

  async transfer(session: WalletSession, request: TransferRequest): Promise<string> {
    return this.sendTransaction(session, transferRequest(request))
  }

  async estimateGas({ account, network }: WalletSession, request: TransactionRequest): Promise<bigint> {
    if (network === undefined) throw evmError('evm/no-network', { operation: 'estimateGas' })
    return this.needs.reads.number(network, { method: 'eth_estimateGas', params: [writeTransaction(request, account.address)] })
  }

  async readContract(network: Network, call: ContractCall): Promise<unknown> {
    const { callContract } = await import('../reads/contracts.js')
    return callContract({ reads: this.needs.reads, network }, call)
  }

  async writeContract(session: WalletSession, call: ContractCall): Promise<string> {
    const { network } = session
    if (network === undefined) throw evmError('evm/no-network', { operation: 'writeContract' })
    const { encodeCall } = await import('../reads/contracts.js')
    return this.sendTransaction(session, { to: call.address, data: encodeCall(network, call) })
  }

  parseUnits(value: string, decimals: number): bigint {
    return parseUnits(value, decimals)
  }

  formatUnits(value: bigint, decimals: number): string {
    return formatUnits(value, decimals)
  }

  capabilities(session: WalletSession): Promise<WalletCapabilities> {
    return readCapabilities(session)
  }

  walletAssets(session: WalletSession, query: AssetQuery): ReturnType<typeof readAssets> {
    return readAssets(session, query)
  }
}
