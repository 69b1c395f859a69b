import type { GalleryEntry } from '../entry.js'
import { about, failures } from './about.js'
import { account } from './account.js'
import { activityTab, transactionDetails, transactions } from './activity.js'
import { allWallets } from './all-wallets.js'
import { connect, connectFamilies } from './connect.js'
import { connecting } from './connecting.js'
import { login } from './login.js'
import { profileWallet, profileWallets } from './multi-wallet.js'
import { nfts, staleTokens, tokens } from './portfolio.js'
import { requestPreview } from './request-preview.js'
import { sendForm, sendReview, sendTokens, sendTold } from './send.js'
import { pairing } from './pairing.js'
import { walletReceive } from './receive.js'
import { signIn } from './sign-in.js'
import { swapForm, swapReview, swapTokens } from './swap.js'
import { networks, switchActiveChain, switchNetwork, unsupportedChain } from './networks.js'
import { watchAddress } from './view-only.js'

/** The core views, each in every state that it can be in. */
export const viewEntries: readonly GalleryEntry[] = [
  ...[connect, connectFamilies, allWallets, connecting, pairing, login, signIn, account],
  ...[tokens, staleTokens, nfts],
  ...[sendForm, sendTokens, sendReview, sendTold, requestPreview],
  ...[walletReceive, swapForm, swapTokens, swapReview],
  ...[activityTab, transactions, transactionDetails],
  ...[profileWallets, profileWallet, watchAddress],
  ...[networks, switchNetwork, switchActiveChain, unsupportedChain],
  ...[about, failures],
]
