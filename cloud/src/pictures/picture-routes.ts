import { monogramSvg } from '@billfold/wallet-registry'

import type { CloudContext } from '../context.js'
import type { Answer } from '../http/answer.js'
import { Refusal } from '../http/refusal.js'
import type { Route } from '../http/route.js'
import type { ListedWallet } from '../wallet-api/listed-wallet.js'
import { picture, pictureFrom } from './picture.js'
import { isDrawable } from './picture-url.js'

/** Pictures of wallets, networks, currencies and tokens: the configured one, else one that is drawn from the name. */
export function pictureRoutes({ config }: Pick<CloudContext, 'config'>, wallets: readonly ListedWallet[]): readonly Route[] {
  const walletByImage = new Map(wallets.map((wallet) => [wallet.entry.image_id, wallet]))
  const own = (id: string): Answer | undefined => pictureFrom(Object.hasOwn(config.pictures, id) ? config.pictures[id] : undefined)
  return [
    {
      name: 'GET /getWalletImage/{image_id}',
      access: 'project',
      isKept: true,
      answer: ({ parameters: { image_id: id = '' } }) => {
        const wallet = walletByImage.get(id)
        return own(id) ?? (wallet === undefined ? missing() : drawn(wallet.entry.name))
      },
    },
    {
      name: 'GET /public/getAssetImage/{image_id}',
      access: 'anybody',
      isKept: true,
      answer: ({ parameters: { image_id: id = '' } }) => {
        const network = config.networks.find(({ imageId, caipNetworkId }) => imageId === id || caipNetworkId === id)
        return own(id) ?? (network === undefined ? missing() : drawn(network.name))
      },
    },
    {
      name: 'GET /public/getCurrencyImage/{code}',
      access: 'anybody',
      isKept: true,
      answer: ({ parameters: { code = '' } }) => own(code) ?? symbol(code),
    },
    {
      name: 'GET /public/getTokenImage/{symbol}',
      access: 'anybody',
      isKept: true,
      answer: ({ parameters }) => own(parameters['symbol'] ?? '') ?? symbol(parameters['symbol'] ?? ''),
    },
  ]
}

function symbol(text: string): Answer {
  return isDrawable(text) ? drawn(text) : missing()
}

function drawn(name: string): Answer {
  return picture(Buffer.from(monogramSvg(name)), 'image/svg+xml')
}

function missing(): never {
  throw new Refusal({ status: 404, name: 'picture', description: 'There is no such picture.' })
}
