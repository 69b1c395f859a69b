import { absurdCollection, tokenAbi } from '@billfold/local-chains/evm'
import type { ChainNamespace } from '@billfold/kernel'
import { hauk } from '@billfold/local-chains/bitcoin/seed'
import { runa } from '@billfold/local-chains/cosmos/seed'
import { carol, evmTokens } from '@billfold/local-chains/evm/seed'
import { vera } from '@billfold/local-chains/polkadot/seed'
import { ana } from '@billfold/local-chains/solana/seed'
import { stig } from '@billfold/local-chains/stacks/seed'
import { mara } from '@billfold/local-chains/sui/seed'
import { createTestClient, encodeFunctionData, http, numberToHex, parseEther, parseUnits, publicActions, walletActions } from 'viem'
import { expect, inject, test } from 'vitest'

import { familyHost, signMessage } from './harness/family-flow.js'
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

const watchable: readonly (readonly [ChainNamespace, address: string, coin: string])[] = [
  ['solana', ana.address, 'SOL'],
  ['polkadot', vera.address, 'DOT'],
  ['bip122', hauk.address, 'BTC'],
  ['cosmos', runa.address, 'HBR'],
  ['sui', mara.address, 'SUI'],
  ['stacks', stig.address, 'STX'],
]

test.each(watchable)(
  'default: %s: an address is watched, has its balance, survives a reload, and signs nothing',
  async (...[namespace, address, coin]) => {
    const host = await openHost(familyHost(namespace, [], { watches: true }))
    await host.open()
    await host.modal.getByRole('button', { name: 'Watch an address' }).click()
    await host.modal.getByRole('textbox').fill(address)
    await host.page.keyboard.press('Enter')
    await host.modal.getByText('View only', { exact: true }).first().waitFor()
    await host.modal
      .getByText(new RegExp(`^[\\d.,]+ ${coin}$`))
      .first()
      .waitFor()
    expect(await host.modal.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0)
    await expect(signMessage(host, namespace, 'hello')).rejects.toThrow('only watched')
    await host.reload()
    await host.ready()
    await expect.poll(async () => (await host.snapshot()).account.address).toBe(address)
  },
)

test('behavior: a piece with a name of 5 MB hides nothing of what else an account did', async () => {
  const [account, place] = [numberToHex(0xab50, { size: 20 }), numberToHex(0xab51, { size: 20 })]
  const chain = createTestClient({ mode: 'anvil', account, transport: http(inject('flows').chains[31_337]) })
    .extend(publicActions)
    .extend(walletActions)
  await chain.setCode({ address: place, bytecode: absurdCollection({ to: account, answer: 5_000_000 }) })
  await chain.setBalance({ address: account, value: parseEther('1') })
  await chain.impersonateAccount({ address: account })
  const mint = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [account, parseUnits('7', 6)] })
  for (const call of [{ to: evmTokens.usdc.address, data: mint }, { to: place }])
    await chain.waitForTransactionReceipt({ hash: await chain.sendTransaction({ ...call, chain: null }) })
  const host = await openHost({ watches: true })
  await host.open()
  await host.modal.getByRole('button', { name: 'Watch an address' }).click()
  await host.modal.getByRole('textbox').fill(account)
  await host.page.keyboard.press('Enter')
  await host.modal.getByRole('tab', { name: 'Activity' }).click()
  await host.modal.getByRole('button', { name: /Minted.*7 USDC/ }).waitFor()
  expect(await host.modal.getByRole('button', { name: /Minted.*Collectible #1/ }).count()).toBe(1)
})
