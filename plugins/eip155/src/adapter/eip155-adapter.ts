import type {
  AssetQuery,
  ChainAdapter,
  ClockPort,
  ContractCall,
  KernelOptions,
  NativeBalance,
  Network,
  PairingProfile,
  TokenBalance,
  TransactionRequest,
  TransferRequest,
  WalletAsset,
  Session,
} from '@billfold/kernel'
import { looksLikeAddress } from '@billfold/kernel/validation'
import { arrival } from '../provider/arrival.js'
import type { Holdings } from '../reads/holdings.js'
import type { Reads } from '../reads/evm-reads.js'
import { formatUnits, parseUnits } from './amounts.js'
import type { WalletCapabilities } from './capabilities.js'
import type { AskedSession } from './wallet-call.js'

export interface Eip155AdapterNeeds {
  readonly reads: Reads
  readonly options: Pick<KernelOptions, 'tokens'>
  readonly clock: Pick<ClockPort, 'after'>
}

type Operations = typeof import('./wallet-operations.js')
type Contracts = typeof import('../reads/contracts.js')

/** What can be done with an EVM wallet, and read of an EVM chain. What does it arrives with the first of its kind. */
export class Eip155Adapter implements ChainAdapter {
  readonly namespace = 'eip155'

  private readonly late: { holdings?: Holdings } = {}
  private readonly ending = new AbortController()

  constructor(private readonly needs: Eip155AdapterNeeds) {}

  /** How EVM wallets on phones are reached: it arrives when somebody pairs. */
  async pairing(): Promise<PairingProfile> {
    return (await arrival(() => import('../pairing/pairing.js'))).pairing
  }

  isAddress(address: string): boolean {
    return looksLikeAddress('eip155', address) === true
  }

  async switchNetwork(session: Session, network: Network): Promise<void> {
    await (await operations()).switchNetwork(this.asked(session), network)
  }

  async addNetwork(session: Session, network: Network): Promise<void> {
    await (await operations()).addNetwork(this.asked(session), network)
  }

  async balance(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance> {
    return (await this.holdings()).balance({ address, network, signal })
  }

  async tokens(address: string, network: Network, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    return (await this.holdings()).all({ address, network, signal })
  }

  async signMessage(session: Session, message: string): Promise<string> {
    return (await operations()).signMessage(this.asked(session), message)
  }

  async signTypedData(session: Session, typedData: unknown): Promise<string> {
    return (await operations()).signTypedData(this.asked(session), typedData)
  }

  /** Refused while every node of the network says that it is another chain: nobody could say what happened to it. */
  async sendTransaction(session: Session, request: TransactionRequest): Promise<string> {
    const { sendTransaction } = await operations()
    if (session.network !== undefined) await this.needs.reads.confirm(session.network)
    return sendTransaction(this.asked(session), request)
  }

  async transfer(session: Session, request: TransferRequest): Promise<string> {
    const { transferRequest } = await operations()
    return this.sendTransaction(session, transferRequest(request))
  }

  async estimateGas(session: Session, request: TransactionRequest): Promise<bigint> {
    const { network, call } = (await operations()).estimateRequest(session, request)
    return this.needs.reads.number(network, call)
  }

  async readContract(network: Network, call: ContractCall): Promise<unknown> {
    return (await contracts()).callContract({ reads: this.needs.reads, network }, call)
  }

  async writeContract(session: Session, call: ContractCall): Promise<string> {
    const data = (await contracts()).encodeCall(session.network, call)
    return this.sendTransaction(session, { to: call.address, data })
  }

  parseUnits(value: string, decimals: number): bigint {
    return parseUnits(value, decimals)
  }

  formatUnits(value: bigint, decimals: number): string {
    return formatUnits(value, decimals)
  }

  async capabilities(session: Session): Promise<WalletCapabilities> {
    return (await operations()).readCapabilities(session)
  }

  async walletAssets(session: Session, query: AssetQuery): Promise<Readonly<Record<`${string}:${string}`, readonly WalletAsset[]>>> {
    return (await operations()).readAssets(session, query)
  }

  dispose(): void {
    this.ending.abort()
  }

  private asked(session: Session): AskedSession {
    return { ...session, ending: this.ending.signal, clock: this.needs.clock }
  }

  private async holdings(): Promise<Holdings> {
    const { Holdings: Arrived } = await arrival(() => import('../reads/holdings.js'))
    return (this.late.holdings ??= new Arrived(this.needs))
  }
}

function operations(): Promise<Operations> {
  return arrival(() => import('./wallet-operations.js'))
}

/** The large one: it carries viem. */
function contracts(): Promise<Contracts> {
  return arrival(() => import('../reads/contracts.js'))
}
