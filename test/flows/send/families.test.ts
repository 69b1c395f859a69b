import type { ChainNamespace } from '@billfold/kernel'
import { ines } from '@billfold/local-chains/bitcoin/seed'
import { tine } from '@billfold/local-chains/cosmos/seed'
import { harbourDollar, vera, wim, yann } from '@billfold/local-chains/polkadot/seed'
import { tove } from '@billfold/local-chains/stacks/seed'
import { pia } from '@billfold/local-chains/sui/seed'
import { expect, test } from 'vitest'

import { askedOf, connectFamily, familyHost } from '../harness/family-flow.js'
import { heldBy } from '../harness/held-by.js'
import { useHost } from '../harness/use-host.js'
import { confirm, fill } from './visit.js'

const openHost = useHost()

/** A transfer of one family as a visitor fills it in. */
interface FamilySend {
  readonly namespace: ChainNamespace
  readonly wallet: string
  /** Its symbol, where the account has several tokens. */
  readonly token?: string
  /** The number of a token that is sent in place of the coin. */
  readonly asset?: number
  /** True for a wallet that keeps its keys in a device. */
  readonly isDevice?: boolean
  readonly to: string
  readonly amount: string
  /** The same in the smallest unit. */
  readonly units: bigint
}

const families: readonly FamilySend[] = [
  { namespace: 'bip122', wallet: 'Grebe', to: ines.address, amount: '0.0025', units: 250_000n },
  { namespace: 'cosmos', wallet: 'Petrel', token: 'HBR', to: tine.address, amount: '0.012345', units: 12_345n },
  { namespace: 'sui', wallet: 'Dipper', to: pia.address, amount: '0.012345', units: 12_345_000n },
  { namespace: 'stacks', wallet: 'Skua', to: tove.address, amount: '1.5', units: 1_500_000n },
  { namespace: 'polkadot', wallet: 'Murre', token: 'DOT', to: wim.address, amount: '1.234', units: 12_340_000_000n },
]

const sent: readonly FamilySend[] = [
  ...families,
  { namespace: 'polkadot', wallet: 'Murre', token: 'HUSD', asset: harbourDollar, to: wim.address, amount: '12.5', units: 12_500_000n },
  { namespace: 'polkadot', wallet: 'Murre', isDevice: true, token: 'DOT', to: wim.address, amount: '0.55', units: 5_500_000_000n },
]

test.each(sent)(
  'default: $namespace: $amount: filled in, reviewed, approved in the wallet, and confirmed by the chain',
  async ({ namespace, wallet, isDevice, token, asset, to, amount, units }) => {
    const host = await openHost(familyHost(namespace, [{ name: wallet, ...(isDevice !== undefined && { isDevice }) }]))
    await connectFamily(host, wallet)
    const before = await heldBy(namespace, to, asset)
    await fill(host, { amount, to, ...(token !== undefined && { token }) })
    await confirm(host)
    await host.approve(wallet)
    await host.modal.getByText('Transaction started').waitFor()
    await expect.poll(async () => (await heldBy(namespace, to, asset)) - before).toBe(units)
    await host.modal.getByRole('heading', { name: 'Confirmed' }).waitFor()
  },
)

test.each(families)(
  'behavior: $namespace: the most that can be sent is found out, and the network has nothing against it',
  async (family) => {
    const { namespace, wallet, token, to } = family
    const host = await openHost(familyHost(namespace, [{ name: wallet }]))
    await connectFamily(host, wallet)
    await fill(host, { amount: '0', to, ...(token !== undefined && { token }) })
    await host.modal.getByRole('button', { name: 'Max' }).click()
    await host.modal.getByText('All but the fee').waitFor()
    await host.modal.getByRole('button', { name: 'Preview send' }).click()
    const yes = host.modal.getByRole('button', { name: /^Send [\d.,]+/ })
    await expect.poll(() => yes.and(host.modal.locator(':not([aria-disabled])')).count(), { timeout: 60_000 }).toBe(1)
  },
)

test('behavior: a payment link in the field of the receiver fills in the amount too, as the code under Receive has it', async () => {
  const host = await openHost(familyHost('bip122', [{ name: 'Grebe' }]))
  await connectFamily(host, 'Grebe')
  await fill(host, { amount: '', to: `bitcoin:${ines.address}?amount=0.0025&label=Harbour%20shop` })
  const filled = { To: ines.address, Amount: '0.0025' }
  for (const [label, value] of Object.entries(filled))
    await expect.poll(() => host.modal.getByLabel(label, { exact: true }).inputValue()).toBe(value)
  await confirm(host)
  await host.approve('Grebe')
  await host.modal.getByText('Transaction started').waitFor()
})

/** A transfer that cannot be, and the reason in two languages. */
interface Refused extends Omit<FamilySend, 'amount' | 'units'> {
  readonly amount?: string
  /** What is left of all that Vera has, in its place. */
  readonly allBut?: bigint
  /** Nothing but another transfer helps; true when not said. */
  readonly isLasting?: boolean
  readonly english: string | RegExp
  readonly german: string | RegExp
}

test.each(families)(
  'behavior: $namespace: an address of another family is told while it is typed, and nobody is asked',
  async ({ namespace, wallet, amount }) => {
    const host = await openHost(familyHost(namespace, [{ name: wallet }]))
    await connectFamily(host, wallet)
    const { prompts } = await askedOf(host, { namespace, name: wallet })
    await fill(host, { amount, to: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
    await host.modal.getByRole('button', { name: 'Invalid Address' }).waitFor()
    expect((await askedOf(host, { namespace, name: wallet })).prompts).toBe(prompts)
  },
)

test.each<Refused>([
  {
    ...{ namespace: 'polkadot', wallet: 'Murre', token: 'DOT', allBut: 200_000_000n, to: wim.address },
    english: /^What is left must be 0\.01\sDOT at least, or it is lost\. Send [\d.,]+\sDOT at most\.$/,
    german: /^Es müssen mindestens 0,01\sDOT übrig bleiben, sonst geht der Rest verloren\. Senden Sie höchstens [\d.,]+\sDOT\.$/,
  },
  {
    ...{ namespace: 'polkadot', wallet: 'Murre', token: 'LTRN', amount: '1.5', to: yann.address, isLasting: false },
    english: 'The receiver has no account yet, and LTRN cannot open one. Send some DOT there first.',
    german: 'Der Empfänger hat noch kein Konto, und LTRN kann keines eröffnen. Senden Sie zuerst etwas DOT dorthin.',
  },
  {
    ...{ namespace: 'bip122', wallet: 'Grebe', amount: '0.00000293', to: ines.address },
    english: 'Less than 0.00000294 BTC cannot be sent to this address.',
    german: 'Weniger als 0,00000294 BTC kann nicht an diese Adresse gesendet werden.',
  },
])(
  'behavior: $namespace: $token: what the network would refuse is said in the review, in the language of the visitor, and nobody is asked',
  async ({ namespace, wallet, token, amount = '', allBut, to, english, german, isLasting = true }) => {
    const host = await openHost(familyHost(namespace, [{ name: wallet }]))
    await connectFamily(host, wallet)
    const { prompts } = await askedOf(host, { namespace, name: wallet })
    const filled = allBut === undefined ? amount : String(Number((await heldBy(namespace, vera.address)) - allBut) / 1e10)
    await fill(host, { amount: filled, to, ...(token !== undefined && { token }) })
    await host.modal.getByRole('button', { name: 'Preview send' }).click()
    await host.modal.getByText(english).waitFor()
    expect(await host.modal.getByRole('button', { name: 'Try again' }).count()).toBe(isLasting ? 0 : 1)
    await host.page.evaluate(() => window.flow?.handles[0]?.setLocale('de'))
    await host.modal.getByText(german).waitFor()
    expect((await askedOf(host, { namespace, name: wallet })).prompts).toBe(prompts)
  },
)

test.each(families.filter(({ namespace }) => namespace === 'cosmos' || namespace === 'stacks'))(
  'behavior: $namespace: a memo goes with it, and stands in the wallet',
  async ({ namespace, wallet, to, amount }) => {
    const host = await openHost(familyHost(namespace, [{ name: wallet }]))
    await connectFamily(host, wallet)
    await fill(host, { amount, to })
    await host.modal.getByLabel('Memo').fill('pier 10471')
    await confirm(host)
    await expect.poll(() => host.window(wallet).getByText('pier 10471').count()).toBeGreaterThan(0)
    await host.approve(wallet)
    await host.modal.getByText('Transaction started').waitFor()
  },
)
