import { base32crockford } from '@scure/base'
import type { Recovery } from '../accounts/shapes.js'
import { wiped } from '../bytes/wiped.js'
import { sealKeyFrom } from '../device/sealed.js'
import { Fault } from '../faults/fault.js'
import { openText, sealText } from './sealed-text.js'

/** 128 bits, so that nobody can try them all: no slow derivation is needed. */
const codeBytes = 16
const group = 4

/** A new code, in groups that can be copied by hand. */
export function makeCode(): string {
  const letters = base32crockford.encode(crypto.getRandomValues(new Uint8Array(codeBytes)))
  return (letters.match(new RegExp(`.{1,${group}}`, 'g')) ?? []).join('-')
}

export async function sealWithCode(code: string, share: Uint8Array): Promise<Recovery> {
  return { kind: 'code', share: await sealText(await keyOf(code), share) }
}

export async function openWithCode(code: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  return openText(await keyOf(code), text)
}

async function keyOf(code: string): Promise<CryptoKey> {
  const bytes = bytesOf(code)
  return wiped([bytes], () => sealKeyFrom(bytes, 'recovery code'))
}

function bytesOf(code: string): Uint8Array<ArrayBuffer> {
  // Letters that look alike are the same one, however they were written down.
  const letters = code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  try {
    const bytes = new Uint8Array(base32crockford.decode(letters))
    if (bytes.length === codeBytes) return bytes
  } catch {
    // Told below, as any other code that is none.
  }
  throw new Fault('recovery-wrong')
}
