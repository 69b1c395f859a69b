import { withTimeout } from '@billfold/kernel/abort'
import type { CaipAddress, ClockPort, Families, Networks, PayAsset } from '@billfold/kernel'
import { parseUnits } from '@billfold/kernel/amounts'
import { limits } from '../limits.js'

/** No chain counts further. */
const mostUnits = 2n ** 256n - 1n

export interface BalanceNeeds {
  readonly families: Pick<Families, 'needAdapter'>
  readonly networks: Pick<Networks, 'find'>
  readonly clock: Pick<ClockPort, 'after'>
}

/** What an account has of an asset, in the smallest unit, as the network tells it now. Undefined where nobody can be asked. */
export async function readBalance(
  { families, networks, clock }: BalanceNeeds,
  { asset, recipient }: { readonly asset: PayAsset; readonly recipient: CaipAddress },
): Promise<bigint | undefined> {
  const network = networks.find(asset.network)
  if (network === undefined) return undefined
  const limit = new AbortController()
  const address = recipient.slice(asset.network.length + 1)
  const read = async (): Promise<string | undefined> => {
    const adapter = await families.needAdapter(network.chainNamespace, 'exchange')
    if (asset.asset === 'native') return (await adapter.balance?.(address, network, limit.signal))?.balance
    return (await adapter.token?.({ tokenAddress: asset.asset, address, network }, limit.signal))?.quantity.numeric
  }
  const digits = await withTimeout(read, { clock, milliseconds: limits.balance, onTimeout: () => limit.abort() })
  const units = digits === undefined ? undefined : parseUnits(digits, asset.metadata.decimals)
  // A node that tells of more than there can be tells nothing.
  return units === undefined || units > mostUnits ? undefined : units
}
