import { createPrivateKey, sign as signEdwards } from 'node:crypto'
import { Secp256k1Wallet } from '@cosmjs/amino'
import { Ed25519Keypair } from '@mysten/sui/keypairs/ed25519'
import { Secp256k1Keypair } from '@mysten/sui/keypairs/secp256k1'
import { Secp256r1Keypair } from '@mysten/sui/keypairs/secp256r1'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { u8aToHex, u8aWrapBytes } from '@polkadot/util'
import {
  blake2AsU8a,
  cryptoWaitReady,
  ed25519PairFromSeed,
  ed25519Sign,
  encodeAddress,
  secp256k1PairFromSeed,
  secp256k1Sign,
  sr25519PairFromSeed,
  sr25519Sign,
} from '@polkadot/util-crypto'
import { base58, base64 } from '@scure/base'
import { CompactSize, NETWORK, RawWitness, SigHash, Transaction, p2pkh, p2sh, p2tr, p2wpkh } from '@scure/btc-signer'
import { hashMessage } from '@stacks/encryption'
import { getAddressFromPrivateKey, signMessageHashRsv } from '@stacks/transactions'
import { bytesToHex } from '@noble/hashes/utils.js'
import { privateKeyToAccount } from 'viem/accounts'

/** Somebody with a key, who signs texts by the library that wallets of the family are made with. */
export interface Signer {
  readonly name: string
  readonly chainId: string
  readonly address: string
  sign(text: string): Promise<string>
}

/** A key of everybody's, told apart by a byte. */
const secretOf = (byte: number): Uint8Array => new Uint8Array(32).fill(byte)

/** Somebody of every kind of account that signs in; another byte is another person. */
export async function signersOf(byte: number): Promise<readonly Signer[]> {
  await cryptoWaitReady()
  const secret = secretOf(byte)
  return [evm(secret), solana(secret), ...polkadot(secret), ...bitcoin(secret), await cosmos(secret), ...sui(secret), stacks(secret)]
}

function evm(secret: Uint8Array): Signer {
  const account = privateKeyToAccount(`0x${bytesToHex(secret)}`)
  return { name: 'EVM', chainId: 'eip155:1', address: account.address, sign: (message) => account.signMessage({ message }) }
}

function solana(secret: Uint8Array): Signer {
  const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), secret])
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  const { publicKey } = ed25519PairFromSeed(secret)
  return {
    ...{ name: 'Solana', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address: base58.encode(publicKey) },
    sign: async (text) => base58.encode(signEdwards(null, Buffer.from(text), key)),
  }
}

function polkadot(secret: Uint8Array): readonly Signer[] {
  const [schnorr, edwards, short] = [sr25519PairFromSeed(secret), ed25519PairFromSeed(secret), secp256k1PairFromSeed(secret)]
  const signer = (name: string, key: Uint8Array, signBytes: (bytes: Uint8Array) => Uint8Array): Signer => ({
    ...{ name: `Polkadot by ${name}`, chainId: 'polkadot:91b171bb158e2d3848fa23a9f1c25182', address: encodeAddress(key, 0) },
    sign: async (text) => u8aToHex(signBytes(u8aWrapBytes(text))),
  })
  return [
    signer('sr25519', schnorr.publicKey, (bytes) => sr25519Sign(bytes, schnorr)),
    signer('ed25519', edwards.publicKey, (bytes) => ed25519Sign(bytes, edwards)),
    signer('ecdsa', blake2AsU8a(short.publicKey), (bytes) => secp256k1Sign(bytes, short, 'blake2')),
  ]
}

function bitcoin(secret: Uint8Array): readonly Signer[] {
  const key = secp256k1.getPublicKey(secret)
  const chainId = 'bip122:000000000019d6689c085ae165831e93'
  const [segwit, taproot] = [p2wpkh(key, NETWORK), p2tr(key.slice(1), undefined, NETWORK)]
  const [legacy, nested] = [p2pkh(key, NETWORK), p2sh(p2wpkh(key, NETWORK), NETWORK)]
  const byKey = async (text: string): Promise<string> => base64.encode(signByKey(secret, text))
  const bySpend = (script: Uint8Array, tapKey?: Uint8Array) => async (text: string) =>
    base64.encode(signAsSpend({ secret, script, tapKey }, text))
  return [
    { name: 'Bitcoin by key, segwit', chainId, address: segwit.address ?? '', sign: byKey },
    { name: 'Bitcoin by key, legacy', chainId, address: legacy.address ?? '', sign: byKey },
    { name: 'Bitcoin by key, nested', chainId, address: nested.address ?? '', sign: byKey },
    { name: 'Bitcoin by BIP 322, segwit', chainId, address: segwit.address ?? '', sign: bySpend(segwit.script) },
    { name: 'Bitcoin by BIP 322, taproot', chainId, address: taproot.address ?? '', sign: bySpend(taproot.script, key.slice(1)) },
  ]
}

function signByKey(secret: Uint8Array, text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text)
  const prefix = new TextEncoder().encode('\u0018Bitcoin Signed Message:\n')
  const hash = sha256(sha256(Uint8Array.of(...prefix, ...CompactSize.encode(BigInt(bytes.length)), ...bytes)))
  const [recovery = 0, ...signature] = secp256k1.sign(hash, secret, { prehash: false, format: 'recovered' })
  return Uint8Array.of(31 + recovery, ...signature)
}

const lenient = { version: 0, lockTime: 0, allowUnknownVersion: true, allowUnknownOutputs: true, allowUnknownInputs: true } as const

interface Spender {
  readonly secret: Uint8Array
  readonly script: Uint8Array
  readonly tapKey: Uint8Array | undefined
}

function signAsSpend({ secret, script, tapKey }: Spender, text: string): Uint8Array {
  const tag = sha256(new TextEncoder().encode('BIP0322-signed-message'))
  const hash = sha256(Uint8Array.of(...tag, ...tag, ...new TextEncoder().encode(text)))
  const toSpend = new Transaction(lenient)
  toSpend.addInput({ txid: new Uint8Array(32), index: 0xffffffff, sequence: 0, finalScriptSig: Uint8Array.of(0, 32, ...hash) })
  toSpend.addOutput({ script, amount: 0n }, true)
  const toSign = new Transaction(lenient)
  const input = {
    txid: sha256(sha256(toSpend.toBytes(true, false))).toReversed(),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
  }
  toSign.addInput(tapKey === undefined ? input : { ...input, tapInternalKey: tapKey, sighashType: SigHash.DEFAULT })
  toSign.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  toSign.sign(secret)
  toSign.finalize()
  return RawWitness.encode(toSign.getInput(0).finalScriptWitness ?? [])
}

async function cosmos(secret: Uint8Array): Promise<Signer> {
  const wallet = await Secp256k1Wallet.fromKey(secret, 'cosmos')
  const [account] = await wallet.getAccounts()
  const address = account?.address ?? ''
  const sign = async (text: string): Promise<string> => {
    const msgs = [{ type: 'sign/MsgSignData', value: { signer: address, data: base64.encode(new TextEncoder().encode(text)) } }]
    const document = { chain_id: '', account_number: '0', sequence: '0', fee: { gas: '0', amount: [] }, msgs, memo: '' }
    return (await wallet.signAmino(address, document)).signature.signature
  }
  return { name: 'Cosmos', chainId: 'cosmos:cosmoshub-4', address, sign }
}

function sui(secret: Uint8Array): readonly Signer[] {
  return [Ed25519Keypair, Secp256k1Keypair, Secp256r1Keypair].map((kind) => {
    const pair = kind.fromSecretKey(secret)
    return {
      ...{ name: `Sui by ${pair.getKeyScheme()}`, chainId: 'sui:mainnet', address: pair.toSuiAddress() },
      sign: async (text: string) => (await pair.signPersonalMessage(new TextEncoder().encode(text))).signature,
    }
  })
}

function stacks(secret: Uint8Array): Signer {
  const privateKey = `${bytesToHex(secret)}01`
  return {
    ...{ name: 'Stacks', chainId: 'stacks:1', address: getAddressFromPrivateKey(privateKey) },
    sign: async (text) => signMessageHashRsv({ messageHash: bytesToHex(hashMessage(text)), privateKey }),
  }
}
