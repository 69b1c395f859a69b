import { type Parse, matching, record } from '../../core/parse.js'
import { text } from '../../wallets/state/session-shapes.js'
import type { KeptAccount } from '../open.js'

const picture = matching(/^[^]{1,100000}$/)

/** Reads the account in front as it was last shown. */
export const keptAccount: Parse<KeptAccount> = record(
  { caipAddress: text },
  { displayAddress: text, profileName: text, profileImage: picture, balance: text, balanceSymbol: text },
)
