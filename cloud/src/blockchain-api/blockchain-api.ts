import { createReader } from '../chains/create-reader.js'
import { PieceBook } from '../collectibles/piece-book.js'
import type { CloudContext } from '../context.js'
import { json } from '../http/answer.js'
import type { CloudPart } from '../part.js'
import { pictureUrl } from '../pictures/picture-url.js'
import { accountRoutes } from './account-routes.js'
import { bundlerRoute } from './bundler-route.js'
import { Chains } from './chains.js'
import { collectiblePictureRoute } from './collectible-picture-route.js'
import { convertRoutes } from './convert-routes.js'
import { identityRoute } from './identity-route.js'
import { priceRoute } from './price-route.js'
import { rpcRoute } from './rpc-route.js'

/** The Blockchain API: knowledge of chains about accounts and tokens, and a way to the chains themselves. */
export function blockchainApi(context: CloudContext): CloudPart {
  const { config, database, now, log } = context
  const pictureOf = (symbol: string): string => pictureUrl(context.baseUrl(), symbol)
  const pieces = new PieceBook({ places: config.collectibles, baseUrl: context.baseUrl, now, log })
  const chains = new Chains(
    config.networks.map((network) => createReader({ network, pictureOf, pieces, database, now })),
    log,
  )
  return {
    routes: [
      { name: 'GET /v1/supported-chains', access: 'project', answer: () => json({ http: chains.ids, ws: [] }) },
      identityRoute(config),
      ...accountRoutes(chains),
      collectiblePictureRoute(pieces),
      priceRoute(chains),
      ...convertRoutes(chains),
      rpcRoute(chains, context),
      bundlerRoute(context),
    ],
    stop: () => pieces.stop(),
  }
}
