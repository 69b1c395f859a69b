import type { CaipAddress, Families, PayAsset } from '@billfold/kernel'
import { safeParse } from 'valibot'
import { assetShape } from '../assets/asset-shape.js'
import { caip19 } from '../assets/caip19.js'
import { namespaceOf } from '../assets/offered-assets.js'
import { plainAmount, readAmount } from '../assets/read-amount.js'
import type { PaymentRequest } from '../contract.js'
import { exchangeError } from '../errors.js'

/** A payment whose parts hold. */
export interface ReadPayment {
  readonly asset: PayAsset
  readonly amount: string
  readonly recipient: CaipAddress
}

/** Reads what a host wants to be paid, whatever it has written. Throws for what cannot be, before anybody is asked. */
export async function readPayment(request: unknown, families: Pick<Families, 'needAdapter'>): Promise<ReadPayment> {
  const { paymentAsset, recipient, amount }: Partial<Record<keyof PaymentRequest, unknown>> = Object(request)
  const read = safeParse(assetShape, paymentAsset)
  if (!read.success) throw exchangeError('exchange/unsupported-asset', { asset: 'it is not described' })
  const { output: asset } = read
  caip19(asset)
  if (typeof amount !== 'string' || readAmount(amount, asset.metadata.decimals) === undefined)
    throw exchangeError('exchange/bad-amount', { amount: typeof amount === 'string' ? amount : typeof amount })
  const adapter = await families.needAdapter(namespaceOf(asset.network) as 'eip155', 'pay')
  await adapter.prepare?.()
  if (typeof recipient !== 'string' || !adapter.isAddress(recipient))
    throw exchangeError('exchange/bad-recipient', { recipient: typeof recipient === 'string' ? recipient : typeof recipient })
  return { asset, amount: plainAmount(amount), recipient: `${asset.network}:${recipient}` }
}
