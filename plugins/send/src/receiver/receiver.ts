/** Meaning of the text in the field of the receiver. */
export type Receiver =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'looking'; readonly name: string }
  | { readonly kind: 'unknown-name'; readonly name: string }
  | { readonly kind: 'known'; readonly address: string; readonly name?: string | undefined }

/** Reads a text that is an address, or nothing of the kind. */
export function readReceiver(text: string, isAddress: (text: string) => boolean): Receiver {
  const plain = text.trim()
  if (plain === '') return { kind: 'none' }
  return isAddress(plain) ? { kind: 'known', address: plain } : { kind: 'invalid' }
}
