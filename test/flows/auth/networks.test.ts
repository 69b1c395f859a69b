import { minedReceipt } from '@billfold/local-chains/evm'
import { evmChainIds } from '@billfold/local-chains/evm/seed'
import { type Hex, createPublicClient, http, numberToHex, parseEther } from 'viem'
import { describe, expect, inject, test } from 'vitest'

import type { LoginFlow } from './harness/login-flow.js'
import { useLogin } from './harness/use-login.js'

const openLogin = useLogin()
const receiver = '0x00000000000000000000000000000000000000c5'
const value = parseEther('0.25')

const chain = (id: number) => createPublicClient({ transport: http(inject('flows').chains[id]) })

async function fundedAddress({ host }: LoginFlow, id: number): Promise<Hex> {
  const address = ((await host.snapshot()).account.address ?? '') as Hex
  await chain(id).request({ method: 'anvil_setBalance', params: [address, numberToHex(parseEther('1'))] } as never)
  return address
}

describe('networks of the embedded wallet', () => {
  test('default: coins are sent on the local chain, once they were approved in the frame', async () => {
    const flow = await openLogin()
    await flow.login()
    const from = await fundedAddress(flow, evmChainIds.harbourOne)
    const before = await chain(evmChainIds.harbourOne).getBalance({ address: receiver })
    const asked = flow.host.request('eth_sendTransaction', { from, to: receiver, value: numberToHex(value) })
    await flow.press('Approve')
    const { result } = await asked
    const { status } = await minedReceipt(chain(evmChainIds.harbourOne), result as Hex)
    expect(status).toBe('success')
    expect((await chain(evmChainIds.harbourOne).getBalance({ address: receiver })) - before).toBe(value)
  })

  test('behavior: another network is switched to without a question, told in hexadecimal, and used for what is sent', async () => {
    const flow = await openLogin()
    await flow.login()
    const from = await fundedAddress(flow, evmChainIds.harbourTwo)
    const { status } = (await flow.host.page.evaluate(
      (id) => window.flow?.handles[0]?.switchNetwork(`eip155:${id}`),
      evmChainIds.harbourTwo,
    )) ?? { status: undefined }
    expect(status).toBe('switched')
    expect((await flow.host.request('eth_chainId')).result).toBe(numberToHex(evmChainIds.harbourTwo))
    const asked = flow.host.request('eth_sendTransaction', { from, to: receiver, value: numberToHex(value) })
    await flow.press('Approve')
    const { result } = await asked
    expect((await minedReceipt(chain(evmChainIds.harbourTwo), result as Hex)).status).toBe('success')
  })

  test('behavior: a call that is not allowed is refused, and the frame is not asked', async () => {
    const flow = await openLogin()
    await flow.login()
    expect(await flow.host.request('eth_sign', '0x00', '0x00')).toMatchObject({ message: expect.stringContaining('not allowed') })
  })
})
