import { createHash, randomUUID } from 'node:crypto'
import { type CryptoKey, SignJWT, exportJWK, generateKeyPair } from 'jose'

import type { Cloud } from '../src/cloud.js'

/** An answer to the secure site. */
export interface SiteReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // What a test looks into is what the test says.
  readonly json: ReturnType<typeof JSON.parse>
  /** The word that a refusal is known by. */
  readonly refusal: string | undefined
}

export interface SiteRequest {
  readonly body?: unknown
  /** Signs it as another method, path or time than it is. */
  readonly proof?: { readonly htm?: string; readonly htu?: string; readonly iat?: number; readonly jti?: string } | 'none'
  readonly origin?: string
}

/** The secure site in one browser, as the cloud meets it: with a key of its own. */
export class SiteBrowser {
  access: string | undefined
  refresh = ''
  unlock = ''

  private constructor(
    private readonly cloud: Cloud,
    private readonly clock: { readonly now: number },
    private readonly keys: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey },
  ) {}

  static async open({ cloud, clock }: { readonly cloud: Cloud; readonly clock: { readonly now: number } }): Promise<SiteBrowser> {
    return new SiteBrowser(cloud, clock, await generateKeyPair('ES256'))
  }

  /** Another look at the same browser: a second tab, or the same one at another cloud. */
  beside(cloud = this.cloud): SiteBrowser {
    const other = new SiteBrowser(cloud, this.clock, this.keys)
    other.access = this.access
    other.refresh = this.refresh
    return other
  }

  post(path: string, body: unknown, more: SiteRequest = {}): Promise<SiteReply> {
    return this.call('POST', path, { body, ...more })
  }

  async call(method: string, path: string, { body, proof = {}, origin }: SiteRequest = {}): Promise<SiteReply> {
    const url = new URL(`${this.cloud.url}/accounts/v1${path}`)
    const response = await fetch(url, {
      method,
      headers: {
        origin: origin ?? this.cloud.secureSiteUrl ?? '',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
        ...(proof === 'none' ? {} : { dpop: await this.sign(method, url, proof) }),
        ...(this.access === undefined ? {} : { authorization: `DPoP ${this.access}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const json: SiteReply['json'] = JSON.parse(text)
    return { status: response.status, headers: response.headers, text, json, refusal: json.reasons?.[0]?.name }
  }

  /** Keeps what a login gave. */
  take({ json }: SiteReply): SiteReply['json'] {
    this.access = json.access
    this.refresh = json.refresh
    this.unlock = json.unlock
    return json
  }

  private async sign(method: string, url: URL, proof: Exclude<SiteRequest['proof'], 'none' | undefined>): Promise<string> {
    const ath = this.access === undefined ? {} : { ath: createHash('sha256').update(this.access).digest('base64url') }
    const usual = { htm: method, htu: `${url.origin}${url.pathname}`, iat: Math.floor(this.clock.now / 1_000), jti: randomUUID() }
    return new SignJWT({ ...usual, ...ath, ...proof })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(this.keys.publicKey) })
      .sign(this.keys.privateKey)
  }
}
