import { type BillfoldError, type ErrorCode, isBillfoldError } from '@billfold/kernel'
import type { TransferFailureCode } from '@billfold/kernel/family'
import type { Translate } from '../locale/catalogue.js'
import { localAmount } from '../text/local-amount.js'
import type { en } from './messages/en.js'

/** The words of failures, and the way in which amounts are written among them. */
export interface FailureLanguage {
  readonly say: Translate<typeof en>
  readonly locale: string
}

interface Speaker {
  readonly say: Translate<typeof en>
  /** An amount as failures carry it, `1.5 SUI`, in the digits of the locale. */
  amount(written: string): string
}

type Words<C extends ErrorCode> = (speaker: Speaker, context: BillfoldError<C>['context']) => string

/** Why a transfer cannot be, whatever the family, and what to do instead. A failure without words does not compile. */
const ofTransfers: { readonly [C in TransferFailureCode]: Words<C> } = {
  'transfer/wrong-address': ({ say }, { family }) => say('wrongFamily', { family }),
  'transfer/other-network': ({ say }, { network, own }) =>
    own === undefined ? say('otherNetwork', { network }) : say('otherNetworkOwn', { network, own }),
  'transfer/to-oneself': ({ say }) => say('toOneself'),
  'transfer/no-tokens': ({ say }, { network }) => say('tokensStay', { network }),
  'transfer/not-enough': ({ say, amount }, { needed, held }) => say('notEnough', { needed: amount(needed), held: amount(held) }),
  'transfer/not-enough-for-fee': ({ say }, { symbol, rent }) => say(rent === true ? 'notEnoughForRent' : 'notEnoughForFee', { symbol }),
  'transfer/not-enough-tokens': ({ say }) => say('notEnoughTokens'),
  'transfer/keeps-too-little': ({ say, amount }, { least, most }) => say('keepsTooLittle', { least: amount(least), most: amount(most) }),
  'transfer/receives-too-little': ({ say, amount }, { least }) => say('receivesTooLittle', { least: amount(least) }),
  'transfer/frozen': ({ say }, context) => say('frozen', context),
  'transfer/no-account': ({ say }, context) => say('noAccount', context),
  'transfer/changed': ({ say }, { wallet }) => say('signedOther', { wallet }),
  'transfer/refused': ({ say }, context) => say('refused', context),
  'transfer/failed': ({ say }, { reason }) => say('ran', { reason }),
  'transfer/expired': ({ say }) => say('expired'),
  'transfer/long-memo': ({ say }, { most }) => say('longMemo', { most }),
  'transfer/unknown-outcome': ({ say }) => say('statusUnknown'),
}

/** What a wallet does not do. What is a mistake of the page's own code has no words for visitors. */
const ofWallets = {
  'wallet/pending': ({ say }) => say('walletPending'),
  'wallet/unauthorized': byName('walletUnauthorized'),
  'wallet/unsupported': byName('walletUnsupported'),
  'wallet/invalid-answer': byName('walletUnsupported'),
  'wallet/disconnected': byName('walletOffline'),
  'wallet/network-disconnected': byName('walletOffline'),
  'wallet/busy': byName('walletBusy'),
  'wallet/silent': byName('walletSilent'),
  'wallet/closed': byName('walletSilent'),
  'wallet/no-provider': byName('walletSilent'),
  'wallet/failed': (speaker, { wallet, words: own }) =>
    own === undefined ? speaker.say('walletFailedPlain', { wallet }) : speaker.say('walletFailed', { wallet, words: own }),
  'wallet/replaced': byName('replacedCode'),
  'wallet/account-changed': byName('otherAccount'),
  'wallet/network-changed': byName('otherWalletNetwork'),
  'wallet/view-only': ({ say }) => say('viewOnly'),
  'wallet/unknown-outcome': ({ say }) => say('statusUnknown'),
} satisfies { readonly [C in ErrorCode]?: Words<C> }

type NamesWallet =
  | ('otherAccount' | 'otherWalletNetwork' | 'replacedCode')
  | ('walletBusy' | 'walletOffline' | 'walletSilent' | 'walletUnauthorized' | 'walletUnsupported')

function byName(key: NamesWallet): (speaker: Speaker, context: { readonly wallet: string }) => string {
  return ({ say }, { wallet }) => say(key, { wallet })
}

const unreachable = ({ say }: Speaker): string => say('unreachable')

const words: { readonly [C in ErrorCode]?: Words<C> } = {
  ...ofTransfers,
  ...ofWallets,
  'http/offline': unreachable,
  'http/unreachable': unreachable,
  'http/timeout': unreachable,
  'http/status': unreachable,
  'node/no-node': unreachable,
  'node/malformed': unreachable,
}

/** A failure in the visitor's words; undefined where there are none for it. Nodes and wallets have their own, which nobody can translate. */
export function failureText(error: unknown, { say, locale }: FailureLanguage): string | undefined {
  return isBillfoldError(error) ? wordsOf(error)?.({ say, amount: (written) => localAmount(written, locale) }) : undefined
}

function wordsOf<C extends ErrorCode>({ code, context }: BillfoldError<C>): ((speaker: Speaker) => string) | undefined {
  const found: Words<C> | undefined = words[code]
  return found && ((speaker) => found(speaker, context))
}
