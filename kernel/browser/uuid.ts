import type { BrowserHost } from './host.js'

/** A fresh random UUID, also where the browser keeps `randomUUID` for secure pages. */
export function uuid({ crypto }: Pick<BrowserHost, 'crypto'>): string {
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : uuidOf(crypto.getRandomValues(new Uint8Array(16)))
}

/** Writes 16 random bytes as a UUID of version 4. */
export function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
