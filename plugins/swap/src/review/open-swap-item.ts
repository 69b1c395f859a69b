import { type StoredItem, isCaipAddress, storedItem } from '@billfold/kernel'
import { objectOf } from '@billfold/kernel/validation'
import { custom, maxLength, number, pipe, string } from 'valibot'
import type { OpenSwap } from '../contract.js'
import { limits } from '../limits.js'

const account = custom<OpenSwap['account']>((value) => typeof value === 'string' && isCaipAddress(value))

/** The swap that a wallet was last asked for, until it is known what became of it. */
export const openSwapItem: StoredItem<'swap.open'> = storedItem(
  'swap.open',
  objectOf({ at: number(), account, deed: pipe(string(), maxLength(limits.textLength)) }),
)
