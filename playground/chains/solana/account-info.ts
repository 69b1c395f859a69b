import { type EncodedAccount, getBase58Decoder } from '@solana/kit'

import { decodePiece } from './piece-layout.js'
import { solanaPrograms } from './seed.js'
import { decodeMint, decodeTokenAccount } from './token-layout.js'

/** An amount of a token as nodes write it. */
export function tokenAmount(amount: bigint, decimals: number): object {
  const text = amount.toString().padStart(decimals + 1, '0')
  const whole = text.slice(0, text.length - decimals)
  const part = text.slice(text.length - decimals).replace(/0+$/, '')
  const uiAmountString = part === '' ? whole : `${whole}.${part}`
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}

/** An account as nodes write it. What is not understood is written as bytes, also when it was asked for in words. */
export function accountInfo(account: EncodedAccount, encoding: unknown, decimalsOf: (mint: string) => number): object {
  const { lamports, programAddress, executable, data } = account
  return {
    lamports: Number(lamports),
    owner: programAddress,
    executable,
    rentEpoch: 0,
    space: data.length,
    data: dataOf(account, encoding, decimalsOf),
  }
}

function dataOf({ programAddress, data }: EncodedAccount, encoding: unknown, decimalsOf: (mint: string) => number): unknown {
  if (encoding === 'base58') return [getBase58Decoder().decode(data), 'base58']
  const base64 = [Buffer.from(data).toString('base64'), 'base64']
  if (encoding !== 'jsonParsed') return base64
  const parsed = parsedToken(programAddress, Uint8Array.from(data), decimalsOf)
  return parsed === undefined ? base64 : { program: programNames[programAddress], space: data.length, parsed }
}

const programNames: Readonly<Record<string, string>> = { [solanaPrograms.token]: 'spl-token', [solanaPrograms.token2022]: 'spl-token-2022' }

function parsedToken(program: string, data: Uint8Array, decimalsOf: (mint: string) => number): object | undefined {
  const held = decodeTokenAccount(program, data)
  if (held !== undefined) {
    const { mint, owner, amount } = held
    return {
      type: 'account',
      info: { mint, owner, isNative: false, state: 'initialized', tokenAmount: tokenAmount(amount, decimalsOf(mint)) },
    }
  }
  const minted = decodeMint(program, data)
  if (minted === undefined) return undefined
  const { authority, supply, decimals } = minted
  const info = { decimals, freezeAuthority: null, isInitialized: true, mintAuthority: authority ?? null, supply: supply.toString() }
  return { type: 'mint', info: { ...info, ...parsedPiece(data) } }
}

/** What a mint says of itself. Nodes leave the word out for mints that say nothing. */
function parsedPiece(data: Uint8Array): object {
  const piece = decodePiece(data)
  if (piece === undefined) return {}
  const { mint, name, symbol, uri } = piece
  return {
    extensions: [
      { extension: 'metadataPointer', state: { authority: null, metadataAddress: mint } },
      { extension: 'tokenMetadata', state: { updateAuthority: null, mint, name, symbol, uri, additionalMetadata: [] } },
    ],
  }
}
