import { type WalletFixtures, testWallet, walletFixtures } from '@billfold/test/playwright'
import { test as base, expect } from '@playwright/test'

const test = base.extend<WalletFixtures>(walletFixtures)
const families = { eip155: /^0xf39F/i, solana: /^Harbor/ } as const

for (const family of ['eip155', 'solana'] as const) {
  test(`a visitor says no, then yes, to a wallet of ${family}`, async ({ page }) => {
    const wallet = await testWallet(page, { name: 'Tern', family })
    await page.goto('/')
    await wallet.connect()
    await wallet.reject()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator(`#${family}`)).toBeEmpty()
    await wallet.approve()
    await expect(page.locator(`#${family}`)).toHaveText(families[family])
  })
}

test('both families at once, and both after a reload', async ({ page }) => {
  const [evm, sol] = [await testWallet(page, { name: 'Tern' }), await testWallet(page, { name: 'Puffin', family: 'solana' })]
  await page.goto('/')
  for (const wallet of [evm, sol]) {
    await wallet.connect()
    await wallet.approve()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.reload()
  for (const [family, address] of Object.entries(families)) await expect(page.locator(`#${family}`)).toHaveText(address)
})

test('a signature is given, and another is not', async ({ page, wallet }) => {
  await page.goto('/')
  await wallet.connect()
  await wallet.approve()
  await expect(page.locator('#eip155')).toHaveText(families.eip155)
  await page.locator('#sign').click()
  await wallet.approve()
  await expect(page.locator('#signature')).toHaveText(/^0x(1b)+$/)
  await page.locator('#sign').click()
  await wallet.reject()
  await expect(page.locator('#signature')).toHaveText(/^4001: /)
  expect(await wallet.asked()).toEqual(expect.arrayContaining(['eth_requestAccounts', 'personal_sign']))
})
