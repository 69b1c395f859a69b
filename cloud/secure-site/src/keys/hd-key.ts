import { Point, etc, getPublicKey } from '@noble/secp256k1'
import { wiped } from '../bytes/wiped.js'
import { Fault } from '../faults/fault.js'

/** A private key, and the chain code that the keys below it are made with. */
interface Node {
  readonly key: Uint8Array<ArrayBuffer>
  readonly code: Uint8Array<ArrayBuffer>
}

type Child = (parent: Node, index: number) => Promise<Node>

/** Index from which on a step is hardened: it takes the private key. */
const hardened = 0x80000000
/** The number of points of secp256k1. */
const { n: order } = Point.CURVE()

/** The private key of a path on secp256k1 (BIP-32). Libraries that do it bring another implementation of the curve. */
export function deriveSecp256k1(seed: Uint8Array, path: string): Promise<Uint8Array<ArrayBuffer>> {
  return derive(seed, { path, name: 'Bitcoin seed', child: secp256k1Child })
}

/** The private key of a path on ed25519 (SLIP-10), of which each step is hardened. */
export function deriveEd25519(seed: Uint8Array, path: string): Promise<Uint8Array<ArrayBuffer>> {
  return derive(seed, { path, name: 'ed25519 seed', child: ed25519Child })
}

async function derive(
  seed: Uint8Array,
  { path, name, child }: { readonly path: string; readonly name: string; readonly child: Child },
): Promise<Uint8Array<ArrayBuffer>> {
  let node = await hmac(new TextEncoder().encode(name), seed)
  for (const index of indexesOf(path)) {
    const parent = node
    node = await wiped([parent.key, parent.code], () => child(parent, index))
  }
  node.code.fill(0)
  return node.key
}

const secp256k1Child: Child = async (parent, index) => {
  const start = index >= hardened ? etc.concatBytes(Uint8Array.of(0), parent.key) : getPublicKey(parent.key)
  const { key: addend, code } = await wiped([start], () => hmac(parent.code, start, bytesOf(index)))
  const added = etc.bytesToNumberBE(addend)
  const sum = (added + etc.bytesToNumberBE(parent.key)) % order
  addend.fill(0)
  // By the standard there is no such key then. It happens to one of 2 ** 127.
  if (added >= order || sum === 0n) throw new Fault('unexpected')
  return { key: etc.numberToBytesBE(sum), code }
}

const ed25519Child: Child = (parent, index) => {
  const start = etc.concatBytes(Uint8Array.of(0), parent.key)
  return wiped([start], () => hmac(parent.code, start, bytesOf(index)))
}

/** HMAC with SHA-512: its first half is a key, its second a chain code. */
async function hmac(secret: Uint8Array<ArrayBuffer>, ...parts: readonly Uint8Array[]): Promise<Node> {
  const algorithm = { name: 'HMAC', hash: 'SHA-512' }
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const message = etc.concatBytes(...parts)
  const bytes = await wiped([message], async () => new Uint8Array(await crypto.subtle.sign(algorithm, key, message)))
  return wiped([bytes], () => ({ key: bytes.slice(0, 32), code: bytes.slice(32) }))
}

function indexesOf(path: string): readonly number[] {
  const [, ...steps] = path.split('/')
  return steps.map((step) => Number.parseInt(step, 10) + (step.endsWith("'") ? hardened : 0))
}

function bytesOf(index: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, index)
  return bytes
}
