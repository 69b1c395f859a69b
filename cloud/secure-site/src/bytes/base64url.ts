import { base64urlnopad } from '@scure/base'

/** Bytes as they travel to the cloud. */
export function toBase64url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes)
}

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(base64urlnopad.decode(text))
}
