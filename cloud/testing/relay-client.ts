import { type KeyObject, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { WebSocket } from 'ws'

interface Push {
  readonly id: number
  readonly topic: string
  readonly message: string
  readonly tag: number
  /** When it arrived, by the clock of the process. */
  readonly at: number
}

interface Claims {
  readonly iat?: number
  readonly exp?: number
  readonly aud?: string
}

export interface RelayClientOptions {
  readonly project?: string
  readonly origin?: string
  /** The host that it asks for, in place of the one where it connects. */
  readonly host?: string
  /** Its address in the network, for a relay that takes its word. */
  readonly address?: string
  readonly claims?: Claims
  /** Replaces the token. */
  readonly token?: string
  readonly identity?: RelayIdentity
  /** False leaves pushes without an answer, as a client that died does. */
  readonly acknowledges?: boolean
}

/** The key pair that a client is known by. */
export class RelayIdentity {
  private readonly privateKey: KeyObject
  readonly did: string

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    this.privateKey = privateKey
    const raw = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url')
    this.did = `did:key:z${base58(Buffer.concat([Buffer.from([0xed, 0x01]), raw]))}`
  }

  token(aud: string, claims: Claims = {}): string {
    const now = Math.floor(Date.now() / 1000)
    const body = { iss: this.did, sub: randomBytes(32).toString('hex'), aud, iat: now, exp: now + 86_400, ...claims }
    const text = [{ alg: 'EdDSA', typ: 'JWT' }, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${text}.${sign(null, Buffer.from(text), this.privateKey).toString('base64url')}`
  }
}

/** A client of the relay that speaks the bare protocol and no SDK. */
export class RelayClient {
  readonly pushes: Push[] = []
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  private lastId = 0
  private readonly waiting = new Map<number, (frame: Frame) => void>()

  private constructor(
    private readonly socket: WebSocket,
    private readonly acknowledges: boolean,
  ) {
    this.closed = new Promise((resolve) => socket.on('close', (code, reason) => resolve({ code, reason: reason.toString('utf8') })))
    socket.on('message', (data) => this.hear(JSON.parse((data as Buffer).toString('utf8')) as Frame))
  }

  static async open(url: string, options: RelayClientOptions = {}): Promise<RelayClient> {
    const { project = 'test', origin, host, address, claims, identity = new RelayIdentity(), acknowledges = true } = options
    const token = options.token ?? identity.token(url, claims)
    const headers = { ...(host !== undefined && { host }), ...(address !== undefined && { 'x-address': address }) }
    const place = `${url}?auth=${token}&projectId=${project}&ua=wc-2/js-2.21.8`
    const socket = new WebSocket(place, origin === undefined ? { headers } : { headers, origin })
    const client = new RelayClient(socket, acknowledges)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return client
  }

  ask(method: string, params: object): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.set((this.lastId += 1), ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error.message)),
      )
      this.socket.send(JSON.stringify({ id: this.lastId, jsonrpc: '2.0', method, params }))
    })
  }

  send(text: string): void {
    this.socket.send(text)
  }

  close(): void {
    this.socket.close()
  }

  /** Ends without a word, as a page that is closed does. */
  cut(): void {
    this.socket.terminate()
  }

  private hear(frame: Frame): void {
    if (frame.params === undefined) return this.waiting.get(Number(frame.id))?.(frame)
    this.pushes.push({ ...frame.params.data, id: Number(frame.id), at: performance.now() })
    if (this.acknowledges) this.socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
  }
}

interface Frame {
  readonly id: number | null
  readonly result?: unknown
  readonly error?: { readonly message: string }
  readonly params?: { readonly data: Omit<Push, 'id' | 'at'> }
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function base58(bytes: Uint8Array): string {
  let value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; value > 0n; value /= 58n) text = `${alphabet[Number(value % 58n)]}${text}`
  return text
}
