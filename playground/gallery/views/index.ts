import type { GalleryEntry } from '../entry.js'
import { about, failures } from './about.js'
import { account } from './account.js'
import { activityTab, transactionDetails, transactions } from './activity.js'
import { allWallets } from './all-wallets.js'
import { connect, connectFamilies, connectWallets } from './connect.js'
import { connecting } from './connecting.js'
import { captureEmail } from './email-capture.js'
import { fundWallet, pay, payAsset, payLoading, payWithExchange } from './exchange.js'
import { devtoolsView } from './devtools.js'
import { login } from './login.js'
import { profileWallet, profileWallets } from './multi-wallet.js'
import { chooseName, nameRegistered, registerName } from './names.js'
import { nft, nfts, staleTokens, token, tokens } from './portfolio.js'
import { requestPreview } from './request-preview.js'
import { sendForm, sendReview, sendTokens, sendTold } from './send.js'
import { pairing } from './pairing.js'
import { buyInProgress, onrampFiat, onrampProviders, onrampTokens, whatIsABuy } from './onramp.js'
import { walletReceive } from './receive.js'
import { signIn } from './sign-in.js'
import { swapForm, swapReview, swapTokens } from './swap.js'
import { networks, switchActiveChain, switchNetwork, unsupportedChain } from './networks.js'
import { watchAddress } from './view-only.js'

/** The core views, each in every state that it can be in. */
export const viewEntries: readonly GalleryEntry[] = [
  ...[connect, connectWallets, connectFamilies, allWallets, connecting, pairing, login, captureEmail, signIn, account],
  ...[tokens, staleTokens, token, nfts, nft],
  ...[sendForm, sendTokens, sendReview, sendTold, requestPreview],
  ...[chooseName, registerName, nameRegistered],
  ...[onrampProviders, onrampTokens, onrampFiat, buyInProgress, whatIsABuy],
  ...[walletReceive, swapForm, swapTokens, swapReview],
  ...[fundWallet, payWithExchange, payAsset, pay, payLoading],
  ...[activityTab, transactions, transactionDetails],
  ...[profileWallets, profileWallet, watchAddress],
  ...[networks, switchNetwork, switchActiveChain, unsupportedChain],
  ...[devtoolsView, about, failures],
]
