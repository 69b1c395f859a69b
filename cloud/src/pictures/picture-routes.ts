import type { CloudContext } from '../context.js'
import type { Answer } from '../http/answer.js'
import { Refusal } from '../http/refusal.js'
import type { Route } from '../http/route.js'
import type { ListedWallet } from '../wallet-api/listed-wallet.js'
import { markedPicture, ownMark } from './marked-picture.js'
import { pictureFrom } from './picture.js'
import { isDrawable } from './picture-url.js'

/** Pictures of wallets, networks, exchanges, currencies and tokens: the configured one, else their own mark, else one that is drawn from the name. */
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
        return own(id) ?? (wallet === undefined ? missing() : markedPicture('wallet', wallet.entry.name))
      },
    },
    {
      name: 'GET /public/getAssetImage/{image_id}',
      access: 'anybody',
      isKept: true,
      answer: async ({ parameters: { image_id: id = '' } }) => {
        const network = config.networks.find(({ imageId, caipNetworkId }) => imageId === id || caipNetworkId === id)
        if (network !== undefined) return own(id) ?? markedPicture('network', network.caipNetworkId, network.name)
        return own(id) ?? (await ownMark('exchange', id)) ?? missing()
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

function symbol(text: string): Answer | Promise<Answer> {
  return isDrawable(text) ? markedPicture('coin', text) : missing()
}

function missing(): never {
  throw new Refusal({ status: 404, name: 'picture', description: 'There is no such picture.' })
}
