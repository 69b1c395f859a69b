import { type Bundler, minedReceipt, startBundler, tokenAbi } from '@billfold/local-chains/evm'
import { evmChainIds, evmTokens } from '@billfold/local-chains/evm/seed'
import { localPeople } from '@billfold/local-logins'
import { type Hex, createPublicClient, encodeFunctionData, http, numberToHex, parseEther, stringToHex, verifyMessage } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'

import { type LoginFlow, codePause } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const message = 'I agree to berth at pier 7.'

async function evmAddress({ host }: LoginFlow): Promise<Hex> {
  const { connections } = await host.snapshot()
  return connections.find(({ namespace }) => namespace === 'eip155')?.accounts[0]?.address as Hex
}

async function signs(flow: LoginFlow): Promise<boolean> {
  const address = await evmAddress(flow)
  const asked = flow.host.request('personal_sign', stringToHex(message), address)
  await flow.press('Approve')
  const { result } = await asked
  return verifyMessage({ address, message, signature: result as Hex })
}

describe('the frame', () => {
  const openLogin = useLogin()

  test('behavior: a press counts for nothing while the page lies over the frame, which is said', async () => {
    const flow = await openLogin()
    await flow.login()
    const asked = flow.host.request('personal_sign', stringToHex(message), await evmAddress(flow))
    const approve = flow.frame.getByRole('button', { name: 'Approve' })
    await approve.waitFor()
    await flow.host.page.evaluate(coverAll)
    await flow.host.page.waitForTimeout(1_500)
    await approve.click({ force: true })
    await flow.frame.getByText('For your safety').waitFor()
    await flow.host.page.evaluate(() => document.querySelector('#cover')?.remove())
    await flow.press('Approve')
    expect(await asked).toMatchObject({ result: expect.stringMatching(/^0x/) })
  })

  test('behavior: the twelve words are shown there, to who has just logged in again, and are those of the account', async () => {
    const flow = await openLogin()
    await flow.login()
    const address = await evmAddress(flow)
    await flow.openKeys()
    await flow.prove('Show the words')
    const words = await flow.words()
    expect(words.split(' ').length).toBe(12)
    expect(mnemonicToAccount(words).address).toBe(address)
    expect(await flow.host.page.content()).not.toContain(words)
    await flow.frame.getByRole('button', { name: 'Done' }).click()
    await flow.frame.getByText('Parts of the key were kept').waitFor()
  })

  test('behavior: who came by Farcaster proves it with the phone, also after going back', async () => {
    const flow = await openLogin()
    await flow.host.open()
    await flow.host.choose('Continue with a social account')
    await flow.host.modal.getByRole('button', { name: 'Farcaster', exact: true }).click()
    await flow.host.modal.getByRole('img', { name: 'Code for the Farcaster app' }).waitFor()
    const [person] = localPeople
    if (person === undefined) throw new Error('There are people')
    const tokenIn = (url: string): string => new URL(url).searchParams.get('channelToken') ?? ''
    await flow.relay.approve(tokenIn((await flow.host.snapshot()).account.farcasterUrl ?? ''), person)
    await flow.host.connected()
    await flow.openKeys()
    await flow.frame.getByRole('button', { name: 'Show the words' }).click()
    await flow.frame.getByText('Log in with Farcaster once more.').waitFor()
    await flow.frame.getByRole('button', { name: 'Back' }).click()
    const started = flow.host.page.waitForResponse((response) => response.url().endsWith('/farcaster/start'))
    await flow.frame.getByRole('button', { name: 'Show the words' }).click()
    const { url } = (await (await started).json()) as { readonly url: string }
    await flow.frame.getByText('Log in with Farcaster once more.').waitFor()
    await flow.relay.approve(tokenIn(url), person)
    expect((await flow.frame.locator('.secret').textContent())?.split(' ').length).toBe(12)
  })

  test('behavior: who deletes the account is logged out of the app, and has another one with the next login', async () => {
    const flow = await openLogin()
    await flow.login()
    const address = await evmAddress(flow)
    await flow.openKeys()
    await flow.prove('Delete for ever')
    await expect.poll(async () => (await flow.host.snapshot()).connections).toEqual([])
    const again = await openLogin()
    again.clock.later(codePause)
    await again.login(flow.email)
    expect(await evmAddress(again)).not.toBe(address)
  })
})

describe('a way back that the person keeps', () => {
  describe('a code', () => {
    const openLogin = useLogin({ recovery: 'code' })

    test('default: is shown before there is an account, and brings the wallet back in another browser, also after a no', async () => {
      const flow = await openLogin()
      await flow.askForCode()
      await flow.typeCode(await flow.readCode())
      const code = (await flow.frame.locator('.secret').textContent()) ?? ''
      expect((await flow.host.snapshot()).account.status).not.toBe('connected')
      await flow.frame.getByRole('button', { name: 'I wrote it down' }).click()
      await flow.host.connected()
      const address = await evmAddress(flow)
      expect(await signs(flow)).toBe(true)
      const other = await openLogin()
      other.clock.later(codePause)
      await other.login(flow.email)
      expect(await evmAddress(other)).toBe(address)
      const refused = other.host.request('personal_sign', stringToHex(message), address)
      await other.press('Approve')
      await other.frame.getByLabel('Recovery code').waitFor()
      await other.frame.getByRole('button', { name: 'Refuse' }).click()
      expect(await refused).toMatchObject({ code: 4001 })
      expect((await other.host.snapshot()).account.status).toBe('connected')
      await expect.poll(() => other.host.modal.count()).toBe(0)
      const asked = other.host.request('personal_sign', stringToHex(message), address)
      await other.press('Approve')
      await other.frame.getByLabel('Recovery code').fill('0000-0000')
      await other.frame.getByRole('button', { name: 'Go on' }).click()
      await other.frame.getByText('That does not open this wallet.').waitFor()
      await other.frame.getByLabel('Recovery code').fill(code.toLowerCase())
      await other.frame.getByRole('button', { name: 'Go on' }).click()
      const { result } = await asked
      expect(await verifyMessage({ address, message, signature: result as Hex })).toBe(true)
    })
  })

  describe('a passkey', () => {
    const openLogin = useLogin({ recovery: 'passkey', isNamed: true })

    test('default: is made before there is an account, and brings the wallet back where its part of the key was lost', async () => {
      const flow = await openLogin()
      await flow.askForCode()
      await withPasskeys(flow)
      await flow.typeCode(await flow.readCode())
      await flow.frame.getByRole('button', { name: 'Use passkey' }).click()
      await flow.host.connected()
      const address = await evmAddress(flow)
      expect(await signs(flow)).toBe(true)
      // A browser that has lost its part of the key, on a device that has the passkey.
      await loseStorage(flow)
      await flow.host.reload()
      await expect.poll(async () => (await flow.host.snapshot()).account.status).toBe('disconnected')
      flow.clock.later(codePause)
      await flow.login()
      expect(await evmAddress(flow)).toBe(address)
      const asked = flow.host.request('personal_sign', stringToHex(message), address)
      await flow.press('Approve')
      await flow.frame.getByText('Your passkey brings it back.').waitFor()
      await flow.frame.getByRole('button', { name: 'Use passkey' }).click()
      const { result } = await asked
      expect(await verifyMessage({ address, message, signature: result as Hex })).toBe(true)
    })

    test('behavior: a browser without passkeys is told, and a code does as well', async () => {
      const flow = await openLogin()
      await flow.askForCode()
      await flow.typeCode(await flow.readCode())
      await flow.frame.getByRole('button', { name: 'Use a code instead' }).click()
      await flow.frame.locator('.secret').waitFor()
      await flow.frame.getByRole('button', { name: 'I wrote it down' }).click()
      await flow.host.connected()
      expect(await signs(flow)).toBe(true)
    })
  })
})

describe('a smart account', () => {
  const chainId = evmChainIds.harbourOne
  let bundler: Bundler
  beforeAll(async () => {
    bundler = await startBundler({ url: inject('flows').chains[chainId] ?? '', chainId })
  })
  afterEach(() => void (bundler.isStuck = false))
  afterAll(() => bundler.stop())
  const openLogin = useLogin({
    networks: () => [
      {
        ...{ caipNetworkId: `eip155:${chainId}` as const, name: 'Harbour One', rpcUrl: inject('flows').chains[chainId] ?? '' },
        smartAccounts: { bundlerUrl: bundler.url, paymasterUrl: bundler.url },
      },
    ],
  })

  test('default: does several calls at one press, and the app pays', async () => {
    const flow = await openLogin()
    await flow.login()
    const address = await evmAddress(flow)
    const { result: capabilities } = await flow.host.request('wallet_getCapabilities', address)
    expect(capabilities).toMatchObject({ [numberToHex(chainId)]: { atomic: { status: 'supported' } } })
    const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [address, 3n] })
    const calls = [evmTokens.usdc, evmTokens.harbour].map((token) => ({ to: token.address, data }))
    const asked = flow.host.request('wallet_sendCalls', {
      version: '2.0.0',
      chainId: numberToHex(chainId),
      from: address,
      atomicRequired: true,
      calls,
    })
    await flow.frame.getByText('nothing: the app pays it').waitFor()
    await flow.press('Approve')
    const { result } = await asked
    const { id } = result as { readonly id: string }
    await expect
      .poll(async () => (await flow.host.request('wallet_getCallsStatus', id)).result)
      .toMatchObject({ status: 200, atomic: true })
    const node = createPublicClient({ transport: http(inject('flows').chains[chainId]) })
    expect(await node.getCode({ address })).toMatch(/^0xef0100/)
    expect((await flow.host.snapshot()).connections[0]?.accounts[0]).toMatchObject({ address, type: 'smartAccount' })
  })

  test('behavior: an operation that is stuck is told after a minute, with what is true of the money, and who waits on has it', async () => {
    const flow = await openLogin()
    await flow.host.page.clock.install()
    await flow.login()
    const from = await evmAddress(flow)
    const receiver = '0x00000000000000000000000000000000000000d7'
    const node = createPublicClient({ transport: http(inject('flows').chains[chainId]) })
    const value = parseEther('0.25')
    await node.request({ method: 'anvil_setBalance', params: [from, numberToHex(parseEther('1'))] } as never)
    bundler.isStuck = true
    const asked = flow.host.request('eth_sendTransaction', { from, to: receiver, value: numberToHex(value) })
    // The minute counts from when the bundler has it.
    const isHandedOver = flow.host.page.waitForRequest((request) => request.postData()?.includes('eth_getUserOperationReceipt') === true)
    await flow.press('Approve')
    await isHandedOver
    await flow.host.page.clock.fastForward(61_000)
    await flow.frame.getByRole('heading', { name: 'Not on the network yet' }).waitFor()
    await flow.frame.getByText('The money is still in your account, and may leave it at any time.').waitFor()
    expect(await node.getBalance({ address: receiver })).toBe(0n)
    bundler.isStuck = false
    await flow.frame.getByRole('button', { name: 'Keep waiting' }).click()
    const { result } = await asked
    expect((await minedReceipt(node, result as Hex)).status).toBe('success')
    expect(await node.getBalance({ address: receiver })).toBe(value)
  })

  test('behavior: an app whose visitor leaves after approving is told that it may still happen, and not that they refused', async () => {
    const flow = await openLogin()
    await flow.login()
    const from = await evmAddress(flow)
    bundler.isStuck = true
    const asked = flow.host.request('eth_sendTransaction', { from, to: from, value: numberToHex(0n) })
    await flow.press('Approve')
    await flow.frame.getByText('Signing…').waitFor()
    await flow.host.page.waitForRequest((request) => request.postData()?.includes('eth_getUserOperationReceipt') === true)
    await flow.host.page.mouse.click(20, 20)
    expect(await asked).toMatchObject({ message: expect.stringContaining('it may have been sent') })
  })

  test('behavior: who prefers the key alone has it on pressing, and the app is told which account signs', async () => {
    const flow = await openLogin()
    await flow.login()
    const account = async () => (await flow.host.snapshot()).connections.find(({ namespace }) => namespace === 'eip155')?.accounts[0]
    expect(await account()).toMatchObject({ type: 'smartAccount' })
    await flow.host.page.locator('#connect').getByRole('button').click()
    await flow.host.modal.getByRole('button', { name: 'Wallet', exact: true }).click()
    await flow.host.modal.getByRole('button', { name: 'Switch to your EOA' }).click()
    await expect.poll(account).toMatchObject({ type: 'eoa' })
    await flow.host.modal.getByRole('button', { name: 'Switch to your Smart Account' }).click()
    await expect.poll(account).toMatchObject({ type: 'smartAccount' })
  })
})

/** Runs in the page: something that nobody can press lies over everything. */
function coverAll(): void {
  const cover = document.createElement('div')
  cover.id = 'cover'
  cover.popover = 'manual'
  Object.assign(cover.style, {
    inset: '0',
    width: '100vw',
    height: '100vh',
    margin: '0',
    border: '0',
    background: 'white',
    pointerEvents: 'none',
  })
  document.body.append(cover)
  cover.showPopover()
}

/** Empties what the browser keeps for the page that holds the keys. */
async function loseStorage({ host }: LoginFlow): Promise<void> {
  const site = host.page.frames().find((frame) => frame.url().includes('/sdk'))
  if (site === undefined) throw new Error('The frame is not there')
  await site.evaluate(async () => {
    // Whoever still has them open is gone with the next load of the page.
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
}

/** Gives the browser an authenticator that says yes. */
async function withPasskeys({ host }: LoginFlow): Promise<void> {
  await host.page.locator('#w3m-iframe').first().waitFor({ state: 'attached' })
  const session = await host.context.newCDPSession(host.page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, hasPrf: true },
    },
  })
}
