import type { ChainNamespace } from '@billfold/kernel'
import { gro, hauk, ines } from '@billfold/local-chains/bitcoin/seed'
import { runa, sven, tine } from '@billfold/local-chains/cosmos/seed'
import { vera, wim } from '@billfold/local-chains/polkadot/seed'
import { rosa, stig, tove } from '@billfold/local-chains/stacks/seed'
import { mara, pia } from '@billfold/local-chains/sui/seed'
import { expect, test } from 'vitest'

import type { FamilyFlowWallet } from '../page/flow-page.js'
import { type FlowTransfer, accountOf, askedOf, connectFamily, connectedFamilies, familyHost, transfer } from '../harness/family-flow.js'
import type { HostFlow } from '../harness/host-flow.js'
import { useHost } from '../harness/use-host.js'

const openHost = useHost()

/** What the faults of one family are made of. */
interface Faulty {
  readonly namespace: ChainNamespace
  readonly wallet: FamilyFlowWallet
  readonly account: string
  readonly request: FlowTransfer
  /** Somebody else's key, of whom a wallet is that takes the place of the first; absent where the standard lets both be listed. */
  readonly other?: { readonly address: string }
}

const families: readonly Faulty[] = [
  {
    ...{ namespace: 'bip122', wallet: { name: 'Grebe' }, account: gro.address, other: hauk },
    request: { to: ines.address, amount: '25000' },
  },
  { namespace: 'sui', wallet: { name: 'Dipper' }, account: mara.address, request: { to: pia.address, amount: '12000' } },
  {
    ...{ namespace: 'stacks', wallet: { name: 'Skua' }, account: rosa.address, other: stig },
    request: { to: tove.address, amount: '12000' },
  },
  {
    ...{ namespace: 'polkadot', wallet: { name: 'Murre' }, account: vera.address, other: wim },
    request: { to: wim.address, amount: '12340000000' },
  },
  {
    ...{ namespace: 'cosmos', wallet: { name: 'Petrel' }, account: runa.address, other: sven },
    request: { to: tine.address, amount: '12000' },
  },
]

async function opened({ namespace, wallet }: Faulty, more: Partial<FamilyFlowWallet> = {}): Promise<HostFlow> {
  return openHost(familyHost(namespace, [{ ...wallet, ...more }]))
}

test.each(families)('behavior: $namespace: what a wallet changed before it signed is not sent, and said', async (faulty) => {
  const { namespace, wallet, account, request } = faulty
  const host = await opened(faulty, { changesTransactions: true })
  await connectFamily(host, wallet.name)
  const sending = transfer(host, namespace, request)
  await host.approve(wallet.name)
  const { transaction, message } = await sending
  expect([transaction, message]).toEqual([
    undefined,
    expect.stringContaining(`${wallet.name} did not sign the transaction that it was asked for`),
  ])
  // The wallet is connected as before, and can be asked again.
  expect(await accountOf(host, namespace)).toBe(account)
  const again = transfer(host, namespace, request)
  await host.reject(wallet.name)
  expect(await again).toHaveProperty('message')
})

test.each(families)(
  'behavior: $namespace: a wallet that forgot the page and said nothing signs nothing, and is left by the next visit',
  async (faulty) => {
    const { namespace, wallet, request } = faulty
    const host = await opened(faulty)
    await connectFamily(host, wallet.name)
    const { prompts } = await askedOf(host, { namespace, name: wallet.name })
    await host.page.evaluate(
      ([family, name]) => {
        const held = window.flow?.familyWallets[family]?.[name]
        // It is torn from its page: nobody hears of it any more.
        const { emitter } = held as unknown as { readonly emitter: { emit(): void } }
        emitter.emit = () => undefined
        held?.revoke()
      },
      [namespace, wallet.name] as const,
    )
    const sending = transfer(host, namespace, request)
    await expect(sending).resolves.toHaveProperty('message')
    expect((await askedOf(host, { namespace, name: wallet.name })).prompts).toBe(prompts)
    await host.reload()
    await host.ready()
    await expect.poll(() => connectedFamilies(host)).toEqual([])
  },
)

test.each(families.filter(({ other }) => other !== undefined))(
  'behavior: $namespace: a wallet that takes the place of another after load is the one that is asked',
  async ({ namespace, wallet, other }) => {
    const host = await openHost(familyHost(namespace, [wallet]))
    await host.open()
    await host.modal.getByRole('button', { name: wallet.name }).waitFor()
    await host.page.evaluate(([family, late]) => window.flow?.addFamilyWallet(family, late), [
      namespace,
      { ...wallet, keys: [other] },
    ] as const)
    await host.page.keyboard.press('Escape')
    await host.modal.waitFor({ state: 'detached' })
    await host.open()
    await expect.poll(() => host.modal.getByRole('button', { name: wallet.name }).count()).toBe(1)
    await host.choose(wallet.name)
    await host.approve(wallet.name)
    await expect.poll(() => accountOf(host, namespace)).toBe(other?.address)
  },
)
