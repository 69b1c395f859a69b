import type {
  ChainAdapter,
  ClockPort,
  Http,
  KernelOptions,
  NativeBalance,
  Network,
  PairingProfile,
  TokenBalance,
  TransferRequest,
  Session,
} from '@billfold/kernel'
import { pairing } from '../pairing/pairing.js'
import { isSolanaAddress } from '../provider/address.js'
import { arrival } from '../provider/arrival.js'
import type { ChainTools } from '../reads/chain-tools.js'
import { formatUnits, parseUnits } from './amounts.js'
import { signMessage } from './signing.js'

export interface SolanaAdapterNeeds {
  readonly http: Pick<Http, 'endpoint' | 'node'>
  readonly options: Pick<KernelOptions, 'rpcUrls' | 'tokens'>
  readonly clock: Pick<ClockPort, 'after' | 'monotonic'>
}

/** What can be done with a Solana wallet, and read of a Solana chain. What does it arrives with the first of its kind. */
export class SolanaAdapter implements ChainAdapter {
  readonly namespace = 'solana'
  readonly pairing: PairingProfile = pairing

  private readonly late: { tools?: ChainTools } = {}

  constructor(private readonly needs: SolanaAdapterNeeds) {}

  isAddress(address: string): boolean {
    return isSolanaAddress(address)
  }

  async balance(address: string, network: Network, signal: AbortSignal): Promise<NativeBalance> {
    return (await this.tools()).holdings.balance({ address, network, signal })
  }

  async tokens(address: string, network: Network, signal: AbortSignal): Promise<readonly TokenBalance[]> {
    return (await this.tools()).holdings.all({ address, network, signal })
  }

  async signMessage(session: Session, message: string): Promise<string> {
    return signMessage(session, message)
  }

  /** Resolves with the signature once the chain has it for good. It is sent once. */
  async transfer(session: Session, request: TransferRequest): Promise<string> {
    const [{ rpc }, { transfer }] = await Promise.all([this.tools(), arrival(() => import('../send/transfer.js'))])
    return transfer({ rpc, clock: this.needs.clock }, session, request)
  }

  parseUnits(value: string, decimals: number): bigint {
    return parseUnits(value, decimals)
  }

  formatUnits(value: bigint, decimals: number): string {
    return formatUnits(value, decimals)
  }

  /** What reads the chain; for the family's other parts too. */
  async tools(): Promise<ChainTools> {
    const { openTools } = await arrival(() => import('../reads/chain-tools.js'))
    return (this.late.tools ??= openTools(this.needs))
  }
}
