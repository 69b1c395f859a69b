import type { ListedWallet } from '@billfold/kernel'
import { isSameId } from '@billfold/kernel/validation'

/** True for the wallet that has an id, or had it: hosts and storage keep ids for longer than lists do. */
export function goesBy({ id, aliases = [] }: Pick<ListedWallet, 'id' | 'aliases'>, wanted: string): boolean {
  return [id, ...aliases].some((own) => isSameId(own, wanted))
}
