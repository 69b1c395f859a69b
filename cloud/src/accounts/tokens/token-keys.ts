import { type KeyObject, createHmac, createPrivateKey, createPublicKey, timingSafeEqual } from 'node:crypto'

import { deriveKey, nameOfKey } from './derive-key.js'

/** Keys that come from one secret. */
interface TokenKey {
  readonly id: string
  readonly signing: KeyObject
  readonly verifying: KeyObject
  readonly mac: Buffer
}

/** Keys of tokens and codes. The first secret makes new ones; what the others made is good as long as they stand there. */
export class TokenKeys {
  private readonly keys: readonly TokenKey[]

  constructor(secrets: readonly string[]) {
    this.keys = secrets.map(openKey)
  }

  get signing(): Pick<TokenKey, 'id' | 'signing'> {
    return this.first
  }

  /** The public half of a key that signs, by its name. */
  verifying(id: string | undefined): KeyObject | undefined {
    return this.keys.find((key) => key.id === id)?.verifying
  }

  /** The public halves, as a set that others can fetch. */
  get published(): readonly object[] {
    return this.keys.map(({ id, verifying }) => ({ ...verifying.export({ format: 'jwk' }), kid: id, alg: 'EdDSA', use: 'sig' }))
  }

  mac(text: string): string {
    return macOf(this.first, text)
  }

  isMac(mac: string, text: string): boolean {
    return this.keys.some((key) => isSame(macOf(key, text), mac))
  }

  private get first(): TokenKey {
    const [first] = this.keys
    if (first === undefined) throw new Error('There is no secret of tokens.')
    return first
  }
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

function openKey(secret: string): TokenKey {
  const seed = deriveKey(secret, 'access tokens')
  const signing = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  return { id: nameOfKey(seed), signing, verifying: createPublicKey(signing), mac: deriveKey(secret, 'codes and refresh tokens') }
}

function macOf({ mac }: TokenKey, text: string): string {
  return createHmac('sha256', mac).update(text).digest('base64url')
}

/** Takes the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
