import { startCloud } from '@billfold/cloud'
import type { IdentifierString, Wallet } from '@wallet-standard/base'
import { type SolanaChain, solanaCloudChain, solanaNetwork, startSolanaChain } from '@billfold/local-chains/solana'
import { ana, ben, dov, solanaChainId } from '@billfold/local-chains/solana/seed'
import type { SolanaWalletOptions } from '@billfold/test-wallets/solana'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  type TransactionModifyingSigner,
  type TransactionSendingSigner,
  address,
  appendTransactionMessageInstruction,
  createSignableMessage,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
} from '@solana/web3.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type LivePage, livePage, liveWallet } from '../../testing/live-page.js'
import { type SolanaProvider, solanaProviderKey } from '../contract.js'
import { defineSolanaNetwork } from '../networks/index.js'
import { fromBase58 } from '../provider/encodings.js'

let chain: SolanaChain
let page: LivePage

beforeEach(async () => void (chain = await startSolanaChain()))
afterEach(async () => {
  await page.kernel.destroy()
  await chain.stop()
})

async function opened(options: Partial<SolanaWalletOptions> = {}) {
  const wallet = liveWallet(chain, options)
  page = await livePage({ chain, wallets: [wallet] })
  const provider: SolanaProvider = await page.kernel.load(solanaProviderKey)
  return { wallet, provider }
}

async function isSigned(by: string, signature: Uint8Array, message: Uint8Array): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(fromBase58(by) ?? []), 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), Uint8Array.from(message))
}

type Run = (...inputs: readonly object[]) => Promise<readonly Record<string, Uint8Array>[]>
const feature = (provider: SolanaProvider, name: IdentifierString): Run => {
  const found = provider.features[name] as Record<string, Run>
  return found[name.split(':')[1] ?? ''] as Run
}

/** A payment of lamports to Dov, by whoever signs. */
async function payment(signer: TransactionModifyingSigner | TransactionSendingSigner, lamports: bigint) {
  const { value } = await createSolanaRpc(chain.url).getLatestBlockhash().send()
  return pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayerSigner(signer, made),
    (made) => setTransactionMessageLifetimeUsingBlockhash(value, made),
    (made) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source: signer, destination: address(dov.address), amount: lamports }),
        made,
      ),
  )
}

describe('what hosts are given', () => {
  test('default: a wallet by the Wallet Standard that stays while wallets come and go', async () => {
    const { provider } = await opened()
    const told: unknown[] = []
    const events = provider.features['standard:events'] as { on(event: 'change', listener: (change: unknown) => void): () => void }
    events.on('change', (change) => told.push(change))
    const standard: Wallet = provider
    expect([standard.version, provider.accounts, provider.address]).toEqual(['1.0.0', [], undefined])
    expect(() => provider.signer()).toThrow('No wallet is connected')
    await page.connect()
    expect(provider.accounts.map((account) => account.address)).toEqual([ana.address, ben.address])
    expect(provider.accounts[0]?.chains).toEqual(['solana:localnet', solanaChainId])
    expect(told).toHaveLength(1)
    await page.kernel.connections.disconnect()
    expect([provider.accounts, told.length]).toEqual([[], 2])
  })

  test('behavior: sign message: the bytes, by the account that is named', async () => {
    const { provider } = await opened()
    await page.connect()
    const message = new TextEncoder().encode('Grüße 🌊')
    for (const account of provider.accounts) {
      const [said] = await feature(provider, 'solana:signMessage')({ account, message })
      expect(await isSigned(account.address, said?.['signature'] ?? new Uint8Array(), message)).toBe(true)
    }
  })

  test('behavior: a text that the wallet signed another way is not signed', async () => {
    const { wallet } = await opened()
    const session = await page.connect()
    const said = { signature: new Uint8Array(64).fill(1), signedMessage: new TextEncoder().encode('another text') }
    wallet.reply('solana:signMessage', { result: [said] })
    await expect(page.adapter.signMessage?.(session, 'a text')).rejects.toMatchObject({ code: 'wallet/invalid-answer' })
  })

  test('behavior: the adapter lets the wallet sign in, for the account that is connected alone', async () => {
    const { wallet, provider } = await opened()
    const session = await page.connect()
    const fields = { domain: 'harbour.example', uri: 'https://harbour.example', version: '1', chainId: 'localnet', nonce: 'abcdefgh1' }
    const signed = await page.adapter.signIn?.(session, fields)
    expect(signed?.message).toContain(`harbour.example wants you to sign in with your Solana account:\n${ana.address}`)
    const signature = Uint8Array.from(fromBase58(String(signed?.signature)) ?? [])
    expect(await isSigned(ana.address, signature, new TextEncoder().encode(signed?.message))).toBe(true)
    const [, account] = provider.accounts
    wallet.reply('solana:signIn', { result: [{ account, signature, signedMessage: new Uint8Array(8) }] })
    await expect(page.adapter.signIn?.(session, fields)).rejects.toMatchObject({ code: 'wallet/account-changed' })
  })

  test('behavior: sign in: the text of the standard, signed', async () => {
    const { provider } = await opened()
    await page.connect()
    const [said] = await feature(provider, 'solana:signIn')({ domain: 'harbour.example', statement: 'Come aboard', nonce: 'abcdefgh1' })
    expect(said).toMatchObject({ account: { address: ana.address } })
    expect(new TextDecoder().decode(said?.['signedMessage'])).toContain('harbour.example wants you to sign in with your Solana account:')
    expect(await isSigned(ana.address, said?.['signature'] ?? new Uint8Array(), said?.['signedMessage'] ?? new Uint8Array())).toBe(true)
  })

  test('behavior: a sign-in of an account that is not connected is none', async () => {
    const { provider, wallet } = await opened()
    await page.connect()
    const account = { address: dov.address, publicKey: fromBase58(dov.address), chains: ['solana:localnet'], features: [] }
    wallet.reply('solana:signIn', { result: [{ account, signedMessage: new Uint8Array(9), signature: new Uint8Array(64).fill(1) }] })
    await expect(feature(provider, 'solana:signIn')({})).rejects.toMatchObject({ code: 'wallet/account-changed' })
  })

  test.each([
    ['an account that is not connected', { account: { address: dov.address } }, 'wallet/account-changed'],
    ['another network', { chain: 'solana:mainnet' }, 'wallet/network-changed'],
    ['no bytes', { transaction: 'AQ==' }, 'wallet/invalid-request'],
  ])('behavior: %s is refused without asking the person', async (_, input, code) => {
    const { provider, wallet } = await opened()
    await page.connect()
    const { prompts } = wallet
    const asked = feature(provider, 'solana:signTransaction')({ transaction: new Uint8Array(10), ...input })
    await expect(asked).rejects.toMatchObject({ code })
    expect(wallet.prompts).toBe(prompts)
  })
})

describe('signers for @solana/web3.js', () => {
  test('behavior: signs a message', async () => {
    const { provider } = await opened()
    await page.connect()
    const [signed] = await provider.signer().modifyAndSignMessages([createSignableMessage('hello')])
    expect(await isSigned(ana.address, signed?.signatures[ana.address] ?? new Uint8Array(), new TextEncoder().encode('hello'))).toBe(true)
  })

  test('behavior: signs one transaction, and several with one question', async () => {
    const { provider, wallet } = await opened()
    await page.connect()
    const signer = provider.signer() as unknown as TransactionModifyingSigner
    const signed = await signTransactionMessageWithSigners(await payment(signer, 1_000_000n))
    const rpc = createSolanaRpc(chain.url)
    const signature = await rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
    expect(chain.ledger.find(signature)?.err).toBeNull()
    const { prompts } = wallet
    const wires = [signed, signed].map((each) => Uint8Array.from(Buffer.from(getBase64EncodedWireTransaction(each), 'base64')))
    const all = await feature(provider, 'solana:signTransaction')(...wires.map((transaction) => ({ transaction })))
    expect([all.length, wallet.prompts - prompts]).toEqual([2, 1])
  })

  test.each([
    ['that signs, and is sent by the page', {}],
    ['that sends by itself', { lacks: ['solana:signTransaction'] }],
  ])('behavior: signs and sends, once, with a wallet %s', async (_, options) => {
    const { provider } = await opened(options)
    await page.connect()
    const signer = provider.sendingSigner() as unknown as TransactionSendingSigner
    const bytes = await signAndSendTransactionMessageWithSigners((await payment(signer, 2_000_000n)) as never)
    expect(chain.ledger.find(getBase58Decoder().decode(bytes))?.err).toBeNull()
    expect(chain.ledger.svm.getBalance(dov.address as never)).toBe(2_000_000n)
    expect(chain.ledger.entries).toHaveLength(1)
  })
})

describe('the wallet', () => {
  test('behavior: the account, and its change, are followed; a lock ends the connection', async () => {
    const { wallet } = await opened()
    await page.connect()
    wallet.changeAccount(ben.address)
    await expect.poll(() => page.kernel.families.account('solana')?.address).toBe(ben.address)
    wallet.lock()
    await expect.poll(() => page.kernel.families.account('solana')?.status).toBe('disconnected')
    expect(wallet.listeners).toBe(0)
  })

  test('behavior: the native balance stands in the account', async () => {
    await opened()
    await page.connect()
    await expect.poll(() => page.kernel.families.account('solana')).toMatchObject({ balance: '10', balanceSymbol: 'SOL' })
  })

  test('behavior: tokens of both programs, as the chain tells them', async () => {
    await opened()
    const { network } = await page.connect()
    const tokens = network && (await page.adapter.tokens?.(ana.address, network, new AbortController().signal))
    const divisible = tokens?.filter(({ quantity }) => quantity.decimals !== '0')
    expect(divisible?.map(({ quantity }) => quantity.numeric)).toEqual(['10', '1000', '42.5'])
  })

  test('behavior: the cloud of the host is asked where the host names no node, before the nodes of the network', async () => {
    const cloud = await startCloud({ projects: [{ id: 'test' }], networks: [solanaCloudChain(chain.url)] })
    const nobody = solanaNetwork('http://127.0.0.1:1')
    page = await livePage({ chain, wallets: [], networks: [nobody], options: { endpoints: { blockchain: cloud.url } } })
    const { signal } = new AbortController()
    expect(await page.adapter.balance?.(ana.address, nobody, signal)).toEqual({ balance: '10', symbol: 'SOL' })
    await cloud.stop()
  })

  test('behavior: a node of another chain is not believed', async () => {
    const wallet = liveWallet(chain)
    const wrong = defineSolanaNetwork({ name: 'Elsewhere', genesisHash: ana.address, rpcUrls: [chain.url] })
    page = await livePage({ chain, wallets: [wallet], networks: [wrong] })
    const asked = page.adapter.balance?.(ana.address, wrong, new AbortController().signal)
    await expect(asked).rejects.toMatchObject({ code: 'node/wrong-network' })
  })
})
