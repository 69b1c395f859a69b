import { alice, brook, evmContracts } from '@billfold/local-chains/evm/seed'
import { describe, expect, inject, test } from 'vitest'

import type { HostFlow } from './harness/host-flow.js'
import { useHost } from './harness/use-host.js'

const openHost = useHost()
const names = { zones: ['harbour.id'], ens: { network: 'eip155:31337', universalResolver: evmContracts.universalResolver } } as const

/** A name that no other run of a flow has. */
const fresh = (): string => `pier-${crypto.randomUUID().slice(0, 8)}`

/** Goes from the account to the form, as a visitor does. */
async function openForm(host: HostFlow): Promise<void> {
  await host.open()
  await host.modal.getByRole('button', { name: 'Name', exact: true }).click()
  await host.modal.getByRole('button', { name: /^Choose (?:a|another) name$/ }).click()
  await host.modal.getByRole('heading', { name: 'Register a name' }).waitFor()
}

const field = (host: HostFlow) => host.modal.getByRole('textbox', { name: 'Name' })

async function registered(name: string): Promise<unknown> {
  const answer = await fetch(`${inject('flows').cloud}/v1/profile/account/${name}?projectId=flows`)
  return answer.json()
}

describe('names', () => {
  test('default: a name is chosen, signed in the wallet, and is that of the account, by pointer', async () => {
    const host = await openHost({ names })
    await host.connect('Tern')
    await openForm(host)
    const label = fresh()
    await field(host).fill(label)
    const list = host.modal.getByRole('list', { name: 'Suggestions' })
    await list.getByRole('button', { name: `${label}-id.harbour.id` }).click()
    expect(await field(host).inputValue()).toBe(`${label}-id`)
    const name = `${label}-id.harbour.id`
    await host.modal.getByRole('button', { name: `Register ${name}` }).click()
    await host.window('Tern').getByText(name).first().waitFor()
    await host.approve('Tern')
    await host.modal.getByRole('heading', { name: 'Name registered' }).waitFor()
    await host.modal.getByRole('button', { name: 'Done' }).click()
    await host.modal.getByRole('heading', { name }).waitFor()
    // The address is beside the name.
    await host.modal.getByTitle(alice.address).first().waitFor()
    expect(await registered(name)).toMatchObject({ name, addresses: { 2147514985: { address: alice.address.toLowerCase() } } })
    await host.reload()
    await host.ready()
    await expect.poll(async () => (await host.snapshot()).account.profileName).toBe(name)
  })

  test('behavior: by keyboard alone; a no in the wallet leaves the form as it was', async () => {
    const host = await openHost({ names })
    await host.connect('Tern')
    await openForm(host)
    const label = fresh()
    await field(host).focus()
    await host.page.keyboard.type(label)
    await host.page.keyboard.press('Enter')
    await host.reject('Tern')
    await host.modal.getByRole('alert').filter({ hasText: 'You declined in Tern' }).waitFor()
    expect(await field(host).inputValue()).toBe(label)
    await field(host).focus()
    await host.page.keyboard.press('Enter')
    await host.approve('Tern')
    await host.modal.getByRole('heading', { name: 'Name registered' }).waitFor()
  })

  test('behavior: a name that somebody took meanwhile leads back to the form, which says so', async () => {
    const label = fresh()
    const [first, second] = [await openHost({ names }), await openHost({ names })]
    await first.connect('Tern')
    await second.connect('Tern')
    await second.changeAccount('example.tern', brook.address)
    await expect.poll(async () => (await second.snapshot()).account.address).toBe(brook.address)
    for (const host of [first, second]) {
      await openForm(host)
      await field(host).fill(label)
      await host.modal.getByRole('list', { name: 'Suggestions' }).waitFor()
    }
    for (const host of [first, second]) {
      host.watch.allow(/409/)
      await host.modal.getByRole('button', { name: `Register ${label}.harbour.id` }).click()
      await host.approve('Tern')
    }
    await first.modal.getByRole('heading', { name: 'Name registered' }).waitFor()
    await second.modal.getByText(`Error registering name ${label}.harbour.id`).waitFor()
    await second.modal.getByText(`${label}.harbour.id is taken. Choose another one.`).waitFor()
    expect(await registered(`${label}.harbour.id`)).toMatchObject({ addresses: { 2147514985: { address: alice.address.toLowerCase() } } })
  })

  test('behavior: a name of the chain is that of its account, and leads to it where one sends', async () => {
    const host = await openHost({ names: { ens: names.ens } })
    await host.connect('Tern')
    await expect.poll(async () => (await host.snapshot()).account.profileName).toBe('alice.eth')
    await host.open()
    await host.modal.getByRole('heading', { name: 'alice.eth' }).waitFor()
    expect(await host.modal.getByRole('button', { name: 'Name', exact: true }).count()).toBe(0)
    await host.modal.getByRole('button', { name: 'Send' }).click()
    await host.modal.getByRole('textbox', { name: 'To', exact: true }).fill('müller.eth')
    await host.modal.getByText(brook.address.slice(0, 4)).first().waitFor()
  })
})
