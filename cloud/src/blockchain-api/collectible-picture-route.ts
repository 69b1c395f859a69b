import type { PieceBook } from '../collectibles/piece-book.js'
import { picturePath } from '../collectibles/picture-address.js'
import { Refusal } from '../http/refusal.js'
import type { Route } from '../http/route.js'
import { picture } from '../pictures/picture.js'
import { badRequest } from './chains.js'

/** Pictures of collectibles from the places that the configuration names: what lies anywhere else is not passed on. */
export function collectiblePictureRoute(pieces: PieceBook): Route {
  return {
    name: `GET ${picturePath}`,
    access: 'project',
    answer: async ({ query }) => {
      const place = pieces.find(query.get('url'))
      if (place === undefined) throw badRequest('url', 'This server takes pictures from no such place.')
      const found = await pieces.picture(place)
      if (found === undefined) throw new Refusal({ status: 502, name: 'picture', description: 'There is no picture that can be shown.' })
      const answer = picture(found.bytes, found.type)
      return { ...answer, headers: { ...answer.headers, ...(place.isFixed ? forGood : forAWhile), ...forProjects } }
    },
  }
}

const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const forAWhile = { 'Cache-Control': 'public, max-age=3600' }
/** A page shows what it may fetch: one of nobody's project cannot show it as an image of its own either. */
const forProjects = { 'Cross-Origin-Resource-Policy': 'same-origin' }
