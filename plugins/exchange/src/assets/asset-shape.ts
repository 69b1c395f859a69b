import type { PayAsset } from '@billfold/kernel'
import { isDecimals } from '@billfold/kernel/amounts'
import { objectOf } from '@billfold/kernel/validation'
import { type GenericSchema, custom, maxLength, minLength, pipe, string } from 'valibot'
import { limits } from '../limits.js'

const text = pipe(string(), minLength(1), maxLength(limits.textLength))
const network = custom<PayAsset['network']>((value) => typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value))
const decimals = custom<number>((value) => typeof value === 'number' && isDecimals(value))

/** An asset as hosts, plugins and the storage write it. */
export const assetShape: GenericSchema<unknown, PayAsset> = objectOf({
  network,
  asset: text,
  metadata: objectOf({ name: text, symbol: text, decimals }),
})
