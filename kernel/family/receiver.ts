import { addressForms } from './address-forms.js'
import { transferError } from './transfer-errors.js'

export interface ReceiverFamily {
  /** As people call the family, or its network. */
  readonly name: string
  isAddress(text: string): boolean
}

/** Refuses a receiver that is no address of a family, and says whose it looks like, before a wallet is asked. */
export function checkReceiver(address: unknown, { name, isAddress }: ReceiverFamily): asserts address is string {
  if (typeof address === 'string' && isAddress(address)) return
  const text = typeof address === 'string' ? address.trim() : ''
  const [, looksLike] = addressForms.find(([form]) => form.test(text)) ?? []
  throw transferError('transfer/wrong-address', { family: name, looksLike: looksLike === name ? undefined : looksLike })
}
