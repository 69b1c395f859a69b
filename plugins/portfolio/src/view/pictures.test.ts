import type { PictureEndpoints } from '@billfold/ui/kit'
import { describe, expect, test } from 'vitest'
import type { Nft } from '../contract.js'
import { nftPicture } from './pictures.js'

const service = 'https://cloud.example/billfold'
const picture = '/v1/collectibles/picture?url=ipfs%3A%2F%2Fbafy%2F1.png'

/** Endpoints of a host with a blockchain endpoint that answers with a picture, and what that was asked for. */
function kernelAt(blockchain: string | undefined) {
  const asked: string[] = []
  const blob = (path: string): Promise<Blob> => {
    asked.push(path)
    return Promise.resolve(new Blob(['x'], { type: 'image/png' }))
  }
  const endpoints = blockchain === undefined ? {} : { blockchain }
  const kernel: PictureEndpoints = { options: { endpoints }, http: { endpoint: () => ({ blob }) } }
  return { kernel, asked }
}

const piece = (imageUrl: string | undefined): Nft => ({ key: 'a 1', name: 'Low tide', imageUrl, isSpam: false, ...nothingElse })
const nothingElse = { collection: undefined, contract: undefined, tokenId: undefined }

describe('the picture of a collectible', () => {
  test('default: one at the own service is fetched by its client, when somebody wants it', async () => {
    const { kernel, asked } = kernelAt(service)
    const source = nftPicture(kernel, piece(`${service}${picture}`))
    expect(asked).toEqual([])
    expect(await source?.load(new AbortController().signal)).toMatchObject({ type: 'image/png' })
    expect(asked).toEqual([`/billfold${picture}`])
  })

  test('behavior: one that is written out asks nobody', () => {
    const { kernel, asked } = kernelAt(service)
    expect(nftPicture(kernel, piece('data:image/png;base64,AA=='))).toMatchObject({ written: 'data:image/png;base64,AA==' })
    expect(asked).toEqual([])
  })

  test.each([
    ['another host', service, `https://spy.example${picture}`],
    ['the own host without TLS', service, `http://cloud.example${picture}`],
    ['the own host at another port', service, `https://cloud.example:8443${picture}`],
    ['what looks like the own host', service, `https://cloud.example@spy.example${picture}`],
    ['IPFS', service, 'ipfs://bafy/1.png'],
    ['a path alone', service, picture],
    ['a service that nobody named', undefined, `${service}${picture}`],
    ['nowhere', service, undefined],
  ])('behavior: there is none at %s', (_, blockchain, address) => {
    expect(nftPicture(kernelAt(blockchain).kernel, piece(address))).toBeUndefined()
  })
})
