import type { Recovery } from '../accounts/shapes.js'
import { fromBase64url, toBase64url } from '../bytes/base64url.js'
import { wiped } from '../bytes/wiped.js'
import { sealKeyFrom } from '../device/sealed.js'
import { Fault } from '../faults/fault.js'
import { openText, sealText } from './sealed-text.js'

/** What a passkey derives its secret for; another site gets another secret by its own name. */
const salt = new TextEncoder().encode('billfold recovery share v1')
const algorithms = [-7, -257] as const

/** Makes a passkey, and seals a share with the secret that only it derives (the extension PRF). */
export async function sealWithPasskey(share: Uint8Array, person: { readonly id: string; readonly name: string }): Promise<Recovery> {
  const made = await guarded(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { name: 'Billfold' },
        user: { id: new TextEncoder().encode(person.id), name: person.name, displayName: person.name },
        challenge: challenge(),
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const id = new Uint8Array(made.rawId)
  // Some authenticators derive it at the first use only.
  const secret = secretOf(made) ?? (await askPasskey(id))
  return { kind: 'passkey', share: `${toBase64url(id)}.${await sealText(await keyOf(secret), share)}` }
}

/** Opens a share with the passkey that sealed it. */
export async function openWithPasskey(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const [id = '', sealed = ''] = text.split('.')
  return openText(await keyOf(await askPasskey(fromBase64url(id))), sealed)
}

async function askPasskey(id: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const used = await guarded(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: challenge(),
        allowCredentials: [{ type: 'public-key', id }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: salt } } },
      },
    }),
  )
  const secret = secretOf(used)
  if (secret === undefined) throw new Fault('passkey-failed')
  return secret
}

async function guarded(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await ask().catch((error: unknown) => {
    throw new Fault('passkey-failed', {}, { cause: error })
  })
  if (!(credential instanceof PublicKeyCredential)) throw new Fault('passkey-failed')
  return credential
}

function secretOf(credential: PublicKeyCredential): Uint8Array<ArrayBuffer> | undefined {
  const first = credential.getClientExtensionResults().prf?.results?.first
  if (first === undefined) return undefined
  return ArrayBuffer.isView(first) ? new Uint8Array(first.buffer.slice(0)) : new Uint8Array(first)
}

function keyOf(secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return wiped([secret], () => sealKeyFrom(secret, 'recovery passkey'))
}

/** Nobody checks what comes back: the secret itself is the proof. */
function challenge(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32))
}
