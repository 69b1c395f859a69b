import type { ChainNamespace } from '@billfold/kernel'
import { evmPostcards } from '@billfold/local-chains/evm/seed'
import { gatewayDescriptions } from '@billfold/local-chains/gateway/seed'
import { suiPieces } from '@billfold/local-chains/sui/seed'
import { expect, inject, test } from 'vitest'

import { useFaults } from '../harness/faults.js'
import { connectFamily, familyHost } from '../harness/family-flow.js'
import { type HostOptions, useHost } from '../harness/use-host.js'

const openHost = useHost()
const fail = useFaults()

/** What an account has, as it is shown, and what is kept out of sight. */
interface Collector {
  readonly namespace: ChainNamespace
  readonly wallet: string
  readonly names: readonly string[]
  readonly collection: string
  /** The number of the first piece, as it is copied. */
  readonly tokenId: string | RegExp
  readonly lures: readonly string[]
}

const collectors: readonly Collector[] = [
  {
    ...{ namespace: 'sui', wallet: 'Dipper', names: ['Sui Light #1', 'Sui Light #2', 'Sui Light #3'], collection: 'Harbour Lights' },
    ...{ tokenId: suiPieces[0]?.id ?? '', lures: ['Claim 900 SUI at lights.example.com'] },
  },
  {
    ...{ namespace: 'stacks', wallet: 'Skua', names: ['Stacks Lantern #1', 'Stacks Lantern #2', 'Mooring at the east quay', 'rosa.btc'] },
    ...{ collection: 'lantern', tokenId: /^1$/, lures: ['claim-reward #1'] },
  },
  {
    ...{ namespace: 'polkadot', wallet: 'Murre', names: ['Polkadot Buoy #1', 'Polkadot Buoy #2', 'Mooring rope', 'Ropes #8'] },
    ...{ collection: 'Harbour Buoys', tokenId: /^1$/, lures: ['Claim 500 DOT at buoys.example.com'] },
  },
  // They lie on the account for ordinals, and the one for payments is in front.
  {
    ...{ namespace: 'bip122', wallet: 'Grebe', names: ['Inscription #41', 'Inscription #42'], collection: 'image/svg+xml' },
    ...{ tokenId: /^[0-9a-f]{64}i0$/, lures: [] },
  },
]

test.each(collectors)(
  'default: $namespace: collectibles stand in their tab, and each tells its collection and number',
  async (collector) => {
    const { namespace, wallet, names, collection, tokenId, lures } = collector
    const host = await openHost(
      familyHost(namespace, [{ name: wallet }], { browser: { permissions: ['clipboard-read', 'clipboard-write'] } }),
    )
    await connectFamily(host, wallet)
    await host.open()
    await host.modal.getByRole('tab', { name: 'NFTs' }).click()
    for (const name of names) await host.modal.getByRole('button', { name }).waitFor()
    for (const lure of lures) expect(await host.modal.getByText(lure).count()).toBe(0)
    const [name = ''] = names
    await host.modal.getByRole('button', { name }).click()
    await host.modal.getByRole('heading', { name }).waitFor()
    const picture = host.modal.getByRole('figure', { name: `${name} ${collection}` }).locator('img')
    await expect.poll(() => picture.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0))).toEqual([true])
    await host.modal.getByRole('button', { name: 'Copy token ID' }).click()
    await expect.poll(() => host.page.evaluate(() => navigator.clipboard.readText())).toMatch(tokenId)
  },
)

/** A wallet with a piece that its chain only points to: as PNG, SVG behind the address of another gateway, or WebP. */
interface Elsewhere {
  readonly namespace: ChainNamespace
  readonly wallet: string
  readonly names: readonly string[]
  readonly host: HostOptions
}

const [pier, mole, light, metaplexLight, mooring] = Object.values(gatewayDescriptions).map(({ name }) => name)
const elsewhere: readonly Elsewhere[] = [
  { namespace: 'eip155', wallet: 'Tern', names: [pier ?? '', mole ?? ''], host: {} },
  { namespace: 'solana', wallet: 'Puffin', names: [light ?? '', metaplexLight ?? ''], host: familyHost('solana', [{ name: 'Puffin' }]) },
  { namespace: 'stacks', wallet: 'Skua', names: [mooring ?? ''], host: familyHost('stacks', [{ name: 'Skua' }]) },
]

test.each(elsewhere)(
  'default: $namespace: a piece that is described elsewhere has its name and picture, and the page asks nobody but the cloud',
  async ({ wallet, names, host: options }) => {
    const host = await openHost(options)
    await connectFamily(host, wallet)
    await host.open()
    await host.modal.getByRole('tab', { name: 'NFTs' }).click()
    for (const name of names) {
      const picture = host.modal.getByRole('button', { name }).locator('img')
      await expect
        .poll(() => picture.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 1)))
        .toEqual([true])
      expect(await picture.getAttribute('src')).toMatch(/^blob:/)
    }
    const asked = host.watch.requests.filter(({ url }) => url.includes('/v1/collectibles/picture?'))
    expect(asked.map(({ url }) => new URL(url).origin)).toEqual(names.map(() => new URL(inject('flows').cloud).origin))
  },
)

test.each([
  ['is refused', { status: 502 }],
  ['never comes', { hang: true }],
  ['is a page', { html: true }],
] as const)('behavior: a picture that %s is drawn from the name, and the others stand beside it', async (_, fault) => {
  await fail('GET /v1/collectibles/picture', fault)
  const host = await openHost()
  host.watch.allow(/Failed to load/)
  await host.connect('Tern')
  await host.open()
  await host.modal.getByRole('tab', { name: 'NFTs' }).click()
  const drawn = host.modal.getByRole('button', { name: pier ?? '' })
  await drawn.locator('svg').waitFor()
  expect(await drawn.locator('img').count()).toBe(0)
  await host.modal.getByRole('button', { name: evmPostcards[0] }).locator('img').waitFor()
})
