import { fakeConnector, fakeWallet } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { type WalletsPage, walletsPage } from '../../../testing/wallets-page.js'
import { storedItems } from '../../product/storage/items.js'

const person = { 'wallet-id': 'io.eth', 'wallet-name': 'Eth', 'social-provider': 'google', 'deep-link': { href: 'eth://', name: 'Eth' } }

/** A page that is connected, and knows everything of its person. */
async function knownPage(): Promise<WalletsPage> {
  const connector = fakeConnector({ id: 'io.eth', name: 'Eth', wallet: fakeWallet({ networkId: 'eip155:10' }) })
  const page = await walletsPage({ connectors: [connector] })
  await page.connections.connect(connector)
  page.storage.item(storedItems['social-provider']).write(person['social-provider'])
  page.storage.item(storedItems['deep-link']).write(person['deep-link'])
  page.families.find('eip155')?.allowSmartAccounts(['eip155:10'])
  return page
}

const known = (page: WalletsPage): object => Object.fromEntries(Object.keys(person).map((key) => [key, page.stored(key)]))

describe('what a disconnect clears', () => {
  test('behavior: clears user and wallet info in storage', async () => {
    const page = await knownPage()
    expect(known(page)).toStrictEqual(person)
    await page.connections.disconnect({ namespace: 'eip155' })
    expect(Object.values(known(page)).filter((value) => value !== undefined)).toStrictEqual([])
  })

  test('behavior: a disconnect that ends nothing keeps who is connected elsewhere', async () => {
    const page = await knownPage()
    await page.connections.disconnect({ namespace: 'solana' })
    expect(known(page)).toStrictEqual(person)
  })

  test('behavior: what is left of somebody who is not connected any more goes all the same', async () => {
    const page = await walletsPage()
    page.storage.item(storedItems['social-provider']).write('google')
    await page.connections.disconnect()
    expect(page.stored('social-provider')).toBeUndefined()
  })

  test('behavior: resets account and network state: smart accounts are told of anew by the next wallet', async () => {
    const page = await knownPage()
    expect(page.families.networkState('eip155').smartAccountEnabledNetworks).toStrictEqual(['eip155:10'])
    await page.connections.disconnect({ namespace: 'eip155' })
    expect(page.families.networkState('eip155').smartAccountEnabledNetworks).toStrictEqual([])
  })
})
