import { carol } from '@billfold/local-chains/evm/seed'
import { expect, test } from 'vitest'

import { useHost } from './harness/use-host.js'

const openHost = useHost()

test('default: an address is watched from a link, has its balance, survives a reload, and signs nothing', async () => {
  const host = await openHost({ watches: true })
  await host.open()
  await host.modal.getByRole('button', { name: 'Watch an address' }).click()
  await host.modal.getByRole('textbox').fill(`https://scan.example/address/${carol.address}?tab=tokens`)
  await host.page.keyboard.press('Enter')
  await host.modal.getByText('View only').first().waitFor()
  expect((await host.snapshot()).account.address).toBe(carol.address)
  await host.modal.getByText('ETH').first().waitFor()
  expect(await host.modal.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0)
  const asked = await host.request('personal_sign', '0x68656c6c6f', carol.address)
  expect(asked.result).toBeUndefined()
  expect(asked.message).toContain('only watched')
  await host.reload()
  await host.ready()
  await expect.poll(async () => (await host.snapshot()).account.address).toBe(carol.address)
})
