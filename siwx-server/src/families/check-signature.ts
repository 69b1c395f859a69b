import type { AskContract, SignatureVerdict, SignedText } from './verify-signature.js'

/** What a check may ask where a signature alone does not tell. */
export interface CheckHelp {
  readonly rpcUrl: string | undefined
  readonly askContract: AskContract | undefined
}

/** Says whether a text was signed by an account of one family. What it throws is a no. */
export type CheckSignature = (signed: SignedText, help: CheckHelp) => boolean | SignatureVerdict | Promise<boolean | SignatureVerdict>
