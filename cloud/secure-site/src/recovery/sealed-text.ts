import { fromBase64url, toBase64url } from '../bytes/base64url.js'
import { seal, unseal } from '../device/sealed.js'
import { Fault } from '../faults/fault.js'

const nonceBytes = 12

/** Seals a share as a text that the cloud keeps without understanding it. */
export async function sealText(key: CryptoKey, share: Uint8Array): Promise<string> {
  const { nonce, data } = await seal(key, share)
  const bytes = new Uint8Array(nonceBytes + data.byteLength)
  bytes.set(nonce)
  bytes.set(new Uint8Array(data), nonceBytes)
  return toBase64url(bytes)
}

/** Opens such a text; a wrong key is a wrong code or another passkey. */
export async function openText(key: CryptoKey, text: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const bytes = fromBase64url(text)
    return await unseal(key, { nonce: bytes.slice(0, nonceBytes), data: bytes.slice(nonceBytes).buffer })
  } catch (error) {
    throw new Fault('recovery-wrong', {}, { cause: error })
  }
}
