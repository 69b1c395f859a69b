import { type BillfoldError, type ErrorCode, isBillfoldError, toMessage, userMessages } from '@billfold/kernel'
import type { TransferFailureCode } from '@billfold/kernel/family'
import type { Translate } from '../locale/catalogue.js'
import { localAmount } from '../text/local-amount.js'
import type { en } from './messages/en.js'

/** The words of failures, and the way in which amounts are written among them. */
export interface FailureLanguage {
  readonly say: Translate<typeof en>
  readonly locale: string
  /** The one who was asked over the network, where it was no chain. */
  readonly asked?: 'service' | undefined
}

/** A failure in words: a sentence, and after it what a service or a wallet itself says of it, which nobody can translate. */
export interface ToldFailure {
  readonly sentence: string
  readonly own?: string
}

interface Speaker extends Pick<FailureLanguage, 'say' | 'asked'> {
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

const unreachable = ({ say, asked }: Speaker): string => say(asked === 'service' ? 'service' : 'unreachable')
const unreadable = ({ say }: Speaker): string => say('service')

const words: { readonly [C in ErrorCode]?: Words<C> } = {
  ...ofTransfers,
  ...ofWallets,
  'http/offline': unreachable,
  'http/unreachable': unreachable,
  'http/timeout': unreachable,
  'http/status': unreachable,
  'http/malformed': unreadable,
  'http/mismatch': unreadable,
  'http/redirected': unreadable,
  'http/too-large': unreadable,
  'node/no-node': unreachable,
  'node/malformed': unreachable,
}

/** A failure in the visitor's words; undefined where there are none for it. Nodes and wallets have their own, which nobody can translate. */
export function failureText(error: unknown, { say, locale, asked }: FailureLanguage): string | undefined {
  return isBillfoldError(error) ? wordsOf(error)?.({ say, asked, amount: (written) => localAmount(written, locale) }) : undefined
}

/** A failure in the visitor's words in any case: one without words of its own is told by a sentence for all of them. */
export function toldFailure(error: unknown, language: FailureLanguage): ToldFailure {
  const { say, locale } = language
  const known = failureText(error, language)
  if (known !== undefined) return { sentence: known }
  const own = toMessage(error)
  // The message of a failure of ours is English, unless it carries what others said.
  if (isBillfoldError(error) && !('words' in Object(error.context))) return { sentence: locale.startsWith('en') ? own : say('failed') }
  return own === userMessages.unknown ? { sentence: say('failed') } : { sentence: say('failed'), own }
}

function wordsOf<C extends ErrorCode>({ code, context }: BillfoldError<C>): ((speaker: Speaker) => string) | undefined {
  const found: Words<C> | undefined = words[code]
  return found && ((speaker) => found(speaker, context))
}
