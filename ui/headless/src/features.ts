/**
 * The table of the features of the product, one row each: hooks of React, composables of Vue and stores of Svelte are written from it
 * (`npm run unit -- ui/headless -u`), and `sendFeature` becomes `useSend`. To add one, write its row with one sentence above it, and name its package
 * in `package.json` as the others are. Keys stand here as text, so that no page needs a plugin that it does not use; a test compares them with the contracts.
 */
import type { Activity } from '@billfold/activity/contract'
import type { AuthAccount, EmailLogin, SocialLogin } from '@billfold/auth/contract'
import type { EmailCapture } from '@billfold/email-capture/contract'
import type { Deposits, Payments } from '@billfold/exchange/contract'
import type { Key, WalletList } from '@billfold/kernel'
import type { ProfileWallets } from '@billfold/multi-wallet/contract'
import type { NameRegistration } from '@billfold/names/contract'
import type { Onramp } from '@billfold/onramp/contract'
import type { Portfolio } from '@billfold/portfolio/contract'
import type { Receiving } from '@billfold/receive/contract'
import type { Send } from '@billfold/send/contract'
import type { SessionGrants, Siwx } from '@billfold/siwx/contract'
import type { Swaps } from '@billfold/swap/contract'
import type { Watching } from '@billfold/view-only/contract'
import type { Pairing } from '@billfold/walletconnect/contract'

import type { Connecting } from './connecting-contract.js'
import type { Feature } from './feature.js'

/** The wallets that can be connected here, and how to connect one without the modal. */
export const connectFeature: Feature<Connecting> = {
  key: 'headless.connecting' as Key<Connecting>,
  members: { wallets: 'state', asked: 'state', find: 'action', connect: 'action', cancel: 'action' },
  plugin: () => ({
    id: 'feature.headless',
    contract: 1,
    provides: ['headless.connecting' as Key<Connecting>],
    load: async () => (await import('./connecting.js')).connectingPlugin,
  }),
}

/** The link that a phone opens or scans, and how it fares; of `@billfold/walletconnect`. */
export const pairingFeature: Feature<Pairing> = {
  key: 'walletconnect.pairing' as Key<Pairing>,
  members: {
    ...{ state: 'state', uri: 'state', problem: 'state', isRenewed: 'state' },
    ...{ start: 'action', retry: 'action', link: 'action', choose: 'action', lend: 'action' },
  },
}

/** The wallets that are known beside those of the browser, paged and searched; of `@billfold/wallets`. */
export const walletListFeature: Feature<WalletList> = {
  key: 'wallets.list' as Key<WalletList>,
  members: {
    ...{ recent: 'state', featured: 'state', recommended: 'state', shown: 'state', searched: 'state', total: 'state', state: 'state' },
    ...{ failure: 'state', secondsLeft: 'state', hasMore: 'state', isComing: 'state', hasCertified: 'state', isCertifiedOnly: 'state' },
    ...{ unwanted: 'state', loadMore: 'action', tryNow: 'action', search: 'action', leaveFor: 'action', showCertified: 'action' },
  },
}

/** The visitor's wallets of all families: listed, switched, named, ordered; of `@billfold/multi-wallet`. */
export const walletsFeature: Feature<ProfileWallets> = {
  key: 'multi-wallet.wallets' as Key<ProfileWallets>,
  members: {
    ...{ families: 'state', earlier: 'state', count: 'state', isBusy: 'action', find: 'action', bringForward: 'action' },
    ...{ disconnect: 'action', disconnectAll: 'action', forget: 'action', rename: 'action', move: 'action' },
  },
}

/** Addresses that are watched; of `@billfold/view-only`. */
export const watchingFeature: Feature<Watching> = {
  key: 'view-only.watching' as Key<Watching>,
  members: { addresses: 'state', find: 'action', watch: 'action', forget: 'action' },
}

/** Login by e-mail; of `@billfold/auth`. */
export const emailLoginFeature: Feature<EmailLogin> = {
  key: 'auth.email-login' as Key<EmailLogin>,
  members: {
    ...{ email: 'state', recent: 'state', secondsToResend: 'action', warm: 'action', start: 'action', resend: 'action' },
    ...{ waitForDevice: 'action', verify: 'action', forget: 'action' },
  },
}

/** Login at a provider. Call `load` before the press: browsers refuse a popup that opens later; of `@billfold/auth`. */
export const socialLoginFeature: Feature<SocialLogin> = {
  key: 'auth.social-login' as Key<SocialLogin>,
  members: {
    ...{ provider: 'state', phase: 'state', error: 'state', failure: 'state', isSlow: 'state' },
    ...{ warm: 'action', start: 'action', startFarcaster: 'action', cancel: 'action' },
  },
}

/** What whoever is logged in can do with the account itself; of `@billfold/auth`. */
export const authAccountFeature: Feature<AuthAccount> = {
  key: 'auth.account' as Key<AuthAccount>,
  members: {
    ...{ email: 'state', newEmail: 'state', otherAccountType: 'state', isSwitching: 'state' },
    ...{ switchAccountType: 'action', manage: 'action', startUpdate: 'action' },
    ...{ verifyOld: 'action', verifyNew: 'action', updateEmail: 'action' },
  },
}

/** Signing in to the app with the wallet; of `@billfold/siwx`. */
export const signInFeature: Feature<Siwx> = {
  key: 'siwx.sign-in' as Key<Siwx>,
  members: {
    ...{ session: 'state', isRequired: 'state', phase: 'state', message: 'state' },
    ...{ requestSignIn: 'action', signOut: 'action', prepare: 'action', sign: 'action', cancel: 'action' },
  },
}

/** What the account has granted to others, and an end of it; of `@billfold/siwx`. */
export const sessionGrantsFeature: Feature<SessionGrants> = {
  key: 'siwx.grants' as Key<SessionGrants>,
  members: { list: 'action', revoke: 'action' },
}

/** What the account holds: tokens, collectibles and their worth; of `@billfold/portfolio`. */
export const portfolioFeature: Feature<Portfolio> = {
  key: 'portfolio.holdings' as Key<Portfolio>,
  members: {
    ...{ tokens: 'loaded', nfts: 'loaded', rows: 'state', spam: 'state', smallCount: 'state', hidesSmall: 'state', smallBelow: 'state' },
    ...{ worth: 'state', hideSmall: 'action', wantNfts: 'action', renew: 'action', walletGetAssets: 'action', prices: 'action' },
  },
}

/** What the account did, and what is on its way; of `@billfold/activity`. */
export const activityFeature: Feature<Activity> = {
  key: 'activity.history' as Key<Activity>,
  members: {
    ...{ newest: 'loaded', pending: 'state', mined: 'state', months: 'state', hasOlder: 'state', olderPhase: 'state' },
    ...{ loadOlder: 'action', renew: 'action', follow: 'action', find: 'action' },
  },
}

/** The address that others pay to; of `@billfold/receive`. */
export const receiveFeature: Feature<Receiving> = {
  key: 'receive.receiving' as Key<Receiving>,
  members: { receiver: 'state', hasFailed: 'state', prepare: 'action' },
}

/** Sending the coin and tokens; of `@billfold/send`. */
export const sendFeature: Feature<Send> = {
  key: 'send.transfers' as Key<Send>,
  members: {
    ...{
      token: 'state',
      sendTokenAmount: 'state',
      receiverAddress: 'state',
      receiverProfileName: 'state',
      receiverProfileImageUrl: 'state',
    },
    ...{ networkBalanceInUSD: 'state', tokenBalances: 'state', hash: 'state', loading: 'state', sent: 'state' },
    ...{ prepare: 'action', fillIn: 'action', startReview: 'action', addAnother: 'action', approve: 'action', send: 'action' },
  },
}

/** Swapping one token for another; of `@billfold/swap`. */
export const swapFeature: Feature<Swaps> = {
  key: 'swap.swaps' as Key<Swaps>,
  members: {
    ...{ sourceToken: 'state', toToken: 'state', sourceTokenAmount: 'state', toTokenAmount: 'state', slippage: 'state', loading: 'state' },
    ...{ tokenBalances: 'state', problem: 'state', hasFailed: 'state', reviewed: 'state', prepare: 'action', fillIn: 'action' },
    ...{ startReview: 'action', approve: 'action', endReview: 'action' },
  },
}

/** Paying into the account from an exchange. Call `load` before the press: browsers refuse a page that opens later; of `@billfold/exchange`. */
export const depositsFeature: Feature<Deposits> = {
  key: 'exchange.deposits' as Key<Deposits>,
  members: {
    ...{ assets: 'state', asset: 'state', amount: 'state', recipient: 'state', exchanges: 'loaded', order: 'state', phase: 'state' },
    ...{ failure: 'state', prepare: 'action', fillIn: 'action', start: 'action', startOver: 'action' },
  },
}

/** Paying the app from an exchange. Call `load` before the press: browsers refuse a page that opens later; of `@billfold/exchange`. */
export const paymentsFeature: Feature<Payments> = {
  key: 'exchange.payments' as Key<Payments>,
  members: { order: 'state', phase: 'state', openPay: 'action', pay: 'action', availableExchanges: 'action' },
}

/** Buying with a card. Call `load` before the press: browsers refuse a page that opens later; of `@billfold/onramp`. */
export const onrampFeature: Feature<Onramp> = {
  key: 'onramp.onramp' as Key<Onramp>,
  members: {
    ...{ providers: 'state', selectedProvider: 'state', purchaseCurrency: 'state', paymentCurrency: 'state', paymentAmount: 'state' },
    ...{ purchaseCurrencies: 'state', paymentCurrencies: 'state', problem: 'state', purchaseAmount: 'state', quote: 'state' },
    ...{ quotesLoading: 'state', error: 'state', order: 'state', outcome: 'state', use: 'action', fillIn: 'action', buy: 'action' },
    ...{ retry: 'action', startOver: 'action', reset: 'action' },
  },
}

/** An address of e-mail, confirmed by a code; of `@billfold/email-capture`. */
export const emailCaptureFeature: Feature<EmailCapture> = {
  key: 'email-capture' as Key<EmailCapture>,
  members: {
    ...{ confirmed: 'state', isOn: 'state', isRequired: 'state', phase: 'state', email: 'state', problem: 'state', recent: 'state' },
    ...{ secondsToResend: 'action', submit: 'action', resend: 'action', verify: 'action', goWithout: 'action', askAgain: 'action' },
  },
}

/** Registering a name for the account; of `@billfold/names`. */
export const nameRegistrationFeature: Feature<NameRegistration> = {
  key: 'names.registration' as Key<NameRegistration>,
  members: {
    ...{ zone: 'state', label: 'state', problem: 'state', suggestions: 'state', areSuggestionsFailed: 'state', isTaken: 'state' },
    ...{ owned: 'state', phase: 'state', registered: 'state', write: 'action', register: 'action' },
  },
}
