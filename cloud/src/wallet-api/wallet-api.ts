import type { CloudContext } from '../context.js'
import { json, keptJson } from '../http/answer.js'
import type { Route } from '../http/route.js'
import type { CloudPart } from '../part.js'
import { pictureRoutes } from '../pictures/picture-routes.js'
import type { ListedWallet } from './listed-wallet.js'
import { loadWallets } from './load-wallets.js'
import { pickWallets } from './pick-wallets.js'
import { chosenWallets, readWalletChoice } from './wallet-choice.js'
import { readWalletQuery } from './wallet-query.js'

/** The Wallet API: what a project is set to, the wallet list, and pictures. */
export async function walletApi(context: CloudContext): Promise<CloudPart> {
  const wallets = await loadWallets(context.config)
  return { routes: [...projectRoutes, walletRoute(wallets, context), ...pictureRoutes(context, wallets)] }
}

const projectRoutes: readonly Route[] = [
  {
    name: 'GET /appkit/v1/config',
    access: 'any-page',
    isKept: true,
    answer: ({ project }) => keptJson({ features: project?.features ?? [] }),
  },
  {
    name: 'GET /projects/v1/origins',
    access: 'any-page',
    isKept: true,
    answer: ({ project }) => keptJson({ allowedOrigins: project?.origins ?? ['*://*'] }),
  },
  {
    name: 'GET /getAnalyticsConfig',
    access: 'project',
    answer: ({ project }) => json({ isAnalyticsEnabled: project?.isAnalyticsEnabled === true }),
  },
]

function walletRoute(wallets: readonly ListedWallet[], { now, store }: Pick<CloudContext, 'now' | 'store'>): Route {
  return {
    name: 'GET /getWallets',
    access: 'project',
    isKept: true,
    answer: async ({ query }) => {
      const offered = chosenWallets(wallets, await readWalletChoice(store))
      return keptJson(pickWallets(offered, readWalletQuery(query), now()))
    },
  }
}
