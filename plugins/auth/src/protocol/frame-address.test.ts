import { describe, expect, test } from 'vitest'
import { frameAddress, popupAddress, readFrameAddress } from './index.js'

describe('frameAddress', () => {
  test('default: names the project, the network and the version', () => {
    const address = frameAddress('https://secure.example', { projectId: 'p', chainId: 'eip155:1' })
    expect(address).toBe('https://secure.example/sdk?projectId=p&chainId=eip155%3A1&version=4&enableLogger=false')
  })

  test('behavior: stays below the path of the site', () => {
    expect(popupAddress('http://127.0.0.1:4200/login')).toBe('http://127.0.0.1:4200/login/loading')
  })

  test.each([
    { projectId: 'p', chainId: 'eip155:1', rpcUrl: undefined, enableLogger: false, enableCloudAuthAccount: false },
    { projectId: 'p & q', chainId: 'solana:abc', rpcUrl: 'http://127.0.0.1:8545/?a=b', enableLogger: true, enableCloudAuthAccount: true },
  ])('behavior: the frame reads what the page wrote', (query) => {
    expect(readFrameAddress(frameAddress('https://secure.example/', query))).toEqual(query)
  })

  test.each([
    '',
    '?projectId=p&chainId=eip155:1',
    '?projectId=p&version=4',
    '?chainId=eip155:1&version=4',
    '?projectId=p&chainId=c&version=3',
  ])('behavior: an address of nobody is not read: %s', (search) =>
    expect(readFrameAddress(`https://secure.example/sdk${search}`)).toBeUndefined(),
  )
})
