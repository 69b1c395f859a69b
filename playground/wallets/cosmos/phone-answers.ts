import type { StdSignDoc } from '@cosmjs/amino'
import { SignDoc } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

import type { CosmosKey } from './cosmos-wallet.js'
import { aminoSigner, directSigner, publicKeyOf } from './signatures.js'

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
const bytesIn = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0)

interface AskedDirect {
  readonly signDoc: { readonly chainId: string; readonly accountNumber: string; readonly bodyBytes: string; readonly authInfoBytes: string }
}

/** Answers of a phone to the Cosmos requests of a paired app, with a real key. */
export function cosmosAnswers(key: CosmosKey): Readonly<Record<string, (params: unknown) => Promise<unknown>>> {
  return {
    cosmos_getAccounts: async () => [{ algo: 'secp256k1', address: key.address, pubkey: base64(await publicKeyOf(key)) }],
    cosmos_signAmino: async (params) =>
      (await aminoSigner(key)).signAmino(key.address, (params as { readonly signDoc: StdSignDoc }).signDoc),
    cosmos_signDirect: async (params) => {
      const { chainId, accountNumber, bodyBytes, authInfoBytes } = (params as AskedDirect).signDoc
      const [body, authInfo] = [bytesIn(bodyBytes), bytesIn(authInfoBytes)]
      const document = SignDoc.fromPartial({ chainId, accountNumber: BigInt(accountNumber), bodyBytes: body, authInfoBytes: authInfo })
      const { signature } = await (await directSigner(key)).signDirect(key.address, document)
      return { signature, signed: { ...(params as AskedDirect).signDoc } }
    },
  }
}
