import { startCloud } from '@billfold/cloud'
import { type BillfoldError, type TransferRequest, isRefusal } from '@billfold/kernel'
import { type SolanaChain, solanaCloudChain, startSolanaChain, tokenAccountOf } from '@billfold/local-chains/solana'
import { ana, ben, cleo, dov, solanaChainId, solanaPieces, solanaTokens } from '@billfold/local-chains/solana/seed'
import type { SolanaWalletOptions } from '@billfold/test-wallets/solana'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type LivePage, alreadyProcessed, livePage, liveWallet } from '../../testing/live-page.js'

let chain: SolanaChain
let open: LivePage | undefined

beforeEach(async () => void (chain = await startSolanaChain()))
afterEach(async () => {
  await open?.kernel.destroy()
  await chain.stop()
})

async function connected(options: Partial<SolanaWalletOptions> = {}) {
  const wallet = liveWallet(chain, options)
  const page = await livePage({ chain, wallets: [wallet], pace: 20 })
  open = page
  const session = await page.connect()
  const { adapter } = page
  const transfer = (request: TransferRequest): Promise<string> =>
    adapter.transfer?.(session, request) ?? Promise.reject(new Error('cannot'))
  const fee = (request: TransferRequest): Promise<bigint> => adapter.transferFee?.(session, request) ?? Promise.reject(new Error('cannot'))
  return { page, wallet, session, transfer, fee }
}

const failure = (answer: Promise<unknown>): Promise<BillfoldError> =>
  answer.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: BillfoldError) => error,
  )
const lamportsOf = (account: string): bigint => chain.ledger.svm.getBalance(account as never) ?? 0n
const entriesWith = (account: string) => chain.ledger.entries.filter(({ accounts }) => accounts.includes(account as never))
async function tokensOf(owner: string, token: Pick<(typeof solanaTokens)['usdc'], 'mint' | 'program'>): Promise<string | undefined> {
  const at = await tokenAccountOf(owner, token)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getTokenAccountBalance', params: [at] })
  const answer = (await (await fetch(chain.url, { method: 'POST', body })).json()) as { result?: { value: { amount: string } } }
  return answer.result?.value.amount
}

describe('sending SOL', () => {
  test('default: it moves lamports, costs the fee of 500 units at 20,000,000 micro-lamports, and is on the chain when it resolves', async () => {
    const { transfer } = await connected()
    const [from, to] = [lamportsOf(ana.address), lamportsOf(ben.address)]
    const signature = await transfer({ to: ben.address, amount: 1_000_000n })
    expect(chain.ledger.find(signature)?.err).toBeNull()
    expect(lamportsOf(ben.address) - to).toBe(1_000_000n)
    expect(from - lamportsOf(ana.address)).toBe(1_000_000n + 5_000n + 10_000n)
  })

  test('behavior: what was sent is followed by its signature into its slot; what nobody sent is missing', async () => {
    const { page, session, transfer } = await connected()
    const { network } = session
    if (network === undefined) throw new Error('the wallet is on no network')
    const follow = (hash: string) => page.adapter.followTransaction?.({ hash, address: ana.address, network }, new AbortController().signal)
    const signature = await transfer({ to: ben.address, amount: 1_000_000n })
    expect(await follow(signature)).toEqual({ status: 'confirmed', block: expect.stringMatching(/^\d+$/) })
    expect(await follow('5'.repeat(88))).toEqual({ status: 'missing' })
  })

  test('behavior: the placeholder of the native token means SOL', async () => {
    const { transfer } = await connected()
    await transfer({ to: dov.address, amount: 890_880n, tokenAddress: `${solanaChainId}:So11111111111111111111111111111111111111111` })
    expect(lamportsOf(dov.address)).toBe(890_880n)
  })

  test.each([
    ['more than there is', ben.address, 10n ** 12n],
    ['everything, so that nothing is left for the fee', ben.address, 10_000_000_000n],
    ['so much that less than the rent is left', ben.address, 10_000_000_000n - 15_000n - 1n],
    ['less than its rent to a new account', dov.address, 1n],
  ])('behavior: "Not enough SOL to cover fees or rent": %s; the person is not asked', async (_, to, amount) => {
    const { transfer, wallet } = await connected()
    const prompts = wallet.prompts
    expect(await failure(transfer({ to, amount }))).toMatchObject({ message: 'Not enough SOL to cover fees or rent' })
    expect([wallet.prompts, chain.ledger.entries.length]).toEqual([prompts, 0])
  })

  test('behavior: everything but the fee can be sent', async () => {
    const { transfer } = await connected()
    await transfer({ to: ben.address, amount: lamportsOf(ana.address) - 15_000n })
    expect(lamportsOf(ana.address)).toBe(0n)
  })

  test.each([
    ['no address', 'ben.sol', 1n, 'solana-send/invalid-address'],
    ['an address of 31 bytes', ana.address.slice(2), 1n, 'solana-send/invalid-address'],
    ['nothing', ben.address, 0n, 'wallet/invalid-amount'],
    ['less than nothing', ben.address, -1n, 'wallet/invalid-amount'],
    ['more than fits', ben.address, 2n ** 64n, 'wallet/invalid-amount'],
    ['a mint', solanaTokens.usdc.mint, 1n, 'solana-send/not-a-wallet'],
    ['a program', '11111111111111111111111111111111', 1_000_000n, 'solana-send/not-a-wallet'],
  ])('parameters: %s is refused before anybody is asked', async (_, to, amount, code) => {
    const { transfer, wallet } = await connected()
    const { prompts } = wallet
    expect(await failure(transfer({ to, amount }))).toMatchObject({ code })
    expect(wallet.prompts).toBe(prompts)
  })
})

describe('the fee, told before', () => {
  test.each<[what: string, request: TransferRequest]>([
    ['SOL', { to: ben.address, amount: 1_000_000n }],
    ['a token', { to: ben.address, amount: 1n, tokenAddress: solanaTokens.usdc.mint }],
    ['a token for somebody without an account of it', { to: cleo.address, amount: 1n, tokenAddress: solanaTokens.oak.mint }],
  ])('default: %s costs what was told, and nobody was asked for that', async (_, request) => {
    const { transfer, fee, wallet } = await connected()
    const { prompts } = wallet
    const told = await fee(request)
    expect(wallet.prompts).toBe(prompts)
    const before = lamportsOf(ana.address)
    await transfer(request)
    expect(before - lamportsOf(ana.address) - (request.tokenAddress === undefined ? request.amount : 0n)).toBe(told)
  })

  test.each<[what: string, request: TransferRequest, code: string]>([
    ['more than there is', { to: ben.address, amount: 10n ** 12n }, 'transfer/not-enough-for-fee'],
    ['a program', { to: '11111111111111111111111111111111', amount: 1_000_000n }, 'solana-send/not-a-wallet'],
  ])('behavior: %s is refused', async (_, request, code) => {
    const { fee } = await connected()
    expect(await failure(fee(request))).toMatchObject({ code })
  })
})

describe('what is foreseen', () => {
  test.each<[what: string, request: TransferRequest, deposit: boolean]>([
    ['SOL', { to: ben.address, amount: 1_000_000n }, false],
    ['a token', { to: ben.address, amount: 1n, tokenAddress: solanaTokens.usdc.mint }, false],
    ['a token for somebody without an account of it', { to: cleo.address, amount: 1n, tokenAddress: solanaTokens.oak.mint }, true],
  ])('default: %s arrives, and an account costs its rent', async (_, request, isNew) => {
    const { page, session, wallet } = await connected()
    const { prompts } = wallet
    const foreseen = await page.adapter.forecastTransfer?.(session, request, new AbortController().signal)
    const size = request.tokenAddress === solanaTokens.oak.mint && solanaTokens.oak.program !== solanaTokens.usdc.program ? 170n : 165n
    const deposit = chain.ledger.svm.minimumBalanceForRentExemption(size)
    expect(foreseen).toEqual({ arrives: request.amount, ...(isNew && { deposit }) })
    expect(wallet.prompts).toBe(prompts)
  })
})

describe('sending tokens', () => {
  test.each([
    ['the first program', 'usdc', 1_500_000n],
    ['Token-2022', 'oak', 2_500_000_000n],
  ] as const)('default: a token of %s goes to somebody without an account of it: it is made', async (_, name, amount) => {
    const token = solanaTokens[name]
    const { transfer } = await connected()
    const before = BigInt((await tokensOf(ana.address, token)) ?? 0n)
    const signature = await transfer({ to: cleo.address, amount, tokenAddress: token.mint })
    expect(chain.ledger.find(signature)?.err).toBeNull()
    expect(await tokensOf(cleo.address, token)).toBe(String(amount))
    expect(await tokensOf(ana.address, token)).toBe(String(before - amount))
  })

  test('behavior: a collectible goes like any token, and the cloud tells of it by its name', async () => {
    const { transfer } = await connected()
    const [light] = solanaPieces
    if (light === undefined) throw new Error('There is no piece')
    const token = { mint: light.mint, program: solanaTokens.oak.program }
    const signature = await transfer({ to: cleo.address, amount: 1n, tokenAddress: light.mint })
    expect([await tokensOf(cleo.address, token), await tokensOf(ana.address, token)]).toEqual(['1', '0'])
    const cloud = await startCloud({ projects: [{ id: 'test' }], networks: [solanaCloudChain(chain.url)] })
    onTestFinished(() => cloud.stop())
    const history = await fetch(`${cloud.url}/v1/account/${cleo.address}/history?projectId=test&chainId=${solanaChainId}`)
    const { data } = (await history.json()) as { readonly data: readonly unknown[] }
    expect(data).toMatchObject([
      {
        id: signature,
        metadata: { operationType: 'receive', sentFrom: ana.address },
        transfers: [{ direction: 'in', nft_info: { name: light.name, flags: { is_spam: false } } }],
      },
    ])
  })

  test('behavior: an account that is there is used, and costs no rent', async () => {
    const { transfer } = await connected()
    const from = lamportsOf(ana.address)
    await transfer({ to: ben.address, amount: 1n, tokenAddress: `${solanaChainId}:${solanaTokens.usdc.mint}` })
    expect(await tokensOf(ben.address, solanaTokens.usdc)).toBe('25500001')
    expect(from - lamportsOf(ana.address)).toBe(5_000n + 15_000n)
  })

  test('behavior: "Insufficient token balance"', async () => {
    const { transfer } = await connected()
    const request = { to: ben.address, amount: 10n ** 15n, tokenAddress: solanaTokens.usdc.mint }
    expect(await failure(transfer(request))).toMatchObject({ message: 'Insufficient token balance' })
  })

  test('behavior: "Sender does not have a token account for this mint"', async () => {
    const { transfer } = await connected({ keys: [cleo] })
    const request = { to: ben.address, amount: 1n, tokenAddress: solanaTokens.usdc.mint }
    expect(await failure(transfer(request))).toMatchObject({ message: 'Sender does not have a token account for this mint' })
  })

  test('behavior: "Not enough SOL to cover fees or rent" for the new account of a token', async () => {
    const { transfer } = await connected()
    await transfer({ to: ben.address, amount: lamportsOf(ana.address) - 15_000n - 1_000_000n })
    const request = { to: cleo.address, amount: 1n, tokenAddress: solanaTokens.usdc.mint }
    expect(await failure(transfer(request))).toMatchObject({ message: 'Not enough SOL to cover fees or rent' })
  })

  test('behavior: what is no mint is no token', async () => {
    const { transfer } = await connected()
    expect(await failure(transfer({ to: ben.address, amount: 1n, tokenAddress: dov.address }))).toMatchObject({
      code: 'solana-send/no-mint',
    })
  })

  test('behavior: an account of a token is no wallet: what goes there could be lost', async () => {
    const { transfer } = await connected()
    const to = await tokenAccountOf(ben.address, solanaTokens.usdc)
    const error = await failure(transfer({ to, amount: 1n, tokenAddress: solanaTokens.usdc.mint }))
    expect(error).toMatchObject({ code: 'solana-send/not-a-wallet' })
  })
})

describe('never twice', () => {
  test('behavior: a no is a refusal, and nothing is sent', async () => {
    const { transfer, wallet, page } = await connected()
    wallet.behavior = 'reject'
    expect(isRefusal(await failure(transfer({ to: ben.address, amount: 1_000n })))).toBe(true)
    expect([chain.ledger.entries.length, page.requests.includes('sendTransaction')]).toEqual([0, false])
  })

  test('behavior: it arrived but the answer was lost: it is looked up by its signature, and was sent once', async () => {
    const { transfer, page } = await connected()
    page.faults.set('sendTransaction', 'unanswered')
    const signature = await transfer({ to: ben.address, amount: 1_000n })
    expect(entriesWith(ben.address).map((entry) => entry.signature)).toEqual([signature])
    expect(page.requests.filter((method) => method === 'sendTransaction')).toHaveLength(1)
  })

  test('behavior: the chain has it already, because the wallet sent it too: that is no refusal', async () => {
    const { transfer, page } = await connected()
    page.faults.set('sendTransaction', alreadyProcessed)
    const signature = await transfer({ to: ben.address, amount: 1_000n })
    expect(entriesWith(ben.address).map((entry) => entry.signature)).toEqual([signature])
  })

  test('behavior: it never arrived: once its time is over that is certain, and it was sent once', async () => {
    const { transfer, page } = await connected()
    page.faults.set('sendTransaction', 'lost')
    const sending = failure(transfer({ to: ben.address, amount: 1_000n }))
    await expect.poll(() => page.requests.includes('getSignatureStatuses')).toBe(true)
    chain.ledger.svm.warpToSlot(chain.ledger.slot + 200n)
    expect(await sending).toMatchObject({ code: 'transfer/expired', message: expect.stringContaining('Nothing was sent') })
    expect(page.requests.filter((method) => method === 'sendTransaction')).toHaveLength(1)
  })

  test('behavior: nobody can be asked what became of it: the outcome is unknown, and carries the signature', async () => {
    const { transfer, page } = await connected()
    page.faults.set('getBlockHeight', 'lost')
    expect(await failure(transfer({ to: ben.address, amount: 1_000n }))).toMatchObject({
      code: 'transfer/unknown-outcome',
      context: { transaction: chain.ledger.entries[0]?.signature },
    })
  })

  test('behavior: a wallet that only sends by itself is asked once', async () => {
    const { transfer, wallet } = await connected({ lacks: ['solana:signTransaction'] })
    const signature = await transfer({ to: ben.address, amount: 1_000n })
    expect(wallet.sent).toEqual([signature])
    expect(wallet.requests.filter(({ method }) => method === 'solana:signAndSendTransaction')).toHaveLength(1)
  })

  test.each([
    ['nothing', undefined],
    ['no bytes', [{ signedTransaction: 'yes' }]],
    ['a transaction that nobody signed', 'unsigned'],
  ])('behavior: a wallet that gives back %s sends nothing', async (_, said) => {
    const { transfer, wallet } = await connected()
    const unsigned = new Uint8Array(200).fill(0)
    unsigned[0] = 1
    wallet.reply('solana:signTransaction', { result: typeof said === 'string' ? [{ signedTransaction: unsigned }] : said })
    expect((await failure(transfer({ to: ben.address, amount: 1_000n }))).code).toMatch(/^(wallet|transfer)\/(invalid-answer|changed)$/)
    expect(chain.ledger.entries).toHaveLength(0)
  })
})
