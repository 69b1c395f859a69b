import { randomUUID } from 'node:crypto'
import { alice, carol } from '@billfold/local-chains/evm/seed'
import { createPairingWallet, evmAnswers } from '@billfold/test-wallets/pairing'
import jsqr from 'jsqr'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'

import { readPng } from '../harness/read-png.js'
import { evmFamily, firstChain } from '../pairing/harness/use-pairing.js'
import { type Engine, engines } from './harness/engines.js'
import { Visitor } from './harness/visitor.js'

const connectButton = { role: 'button', name: 'Connect wallet' } as const
const modal = { role: 'dialog', name: '' } as const
const tern = { role: 'button', name: 'Tern' } as const

/** Opens the app. When the flow is over, nothing may have gone wrong in the page: no error, no warning, nothing refused by the policy. */
async function visit({ open }: Engine): Promise<Visitor> {
  const page = await open()
  onTestFinished(() => page.close())
  await page.goto(inject('engines').origin)
  return new Visitor(page)
}

async function connect(visitor: Visitor): Promise<void> {
  await visitor.press(connectButton)
  await visitor.press(tern)
  await visitor.press({ role: 'button', name: 'Approve' })
  await expect.poll(() => visitor.flow((flow) => flow.handles[0]?.getSnapshot().account.address)).toBe(alice.address)
  await visitor.gone(modal)
}

const [here, away] = [engines.filter(({ missing }) => missing === undefined), engines.filter(({ missing }) => missing !== undefined)]

test.for(away)('not run: $missing', ({ missing }, { skip }) => {
  expect(missing).toBeDefined()
  // A report names no test that was skipped.
  console.info(`not run: ${missing}`)
  skip(missing)
})

describe.each(here)('$name', (engine) => {
  test('default: connect a wallet, and the app knows the account', async () => {
    const visitor = await visit(engine)
    await connect(visitor)
    console.info(`run in ${visitor.page.engine}`)
    expect(await visitor.troubles()).toEqual([])
  })

  test('behavior: the connection is there after a reload, without a prompt', async () => {
    const visitor = await visit(engine)
    await connect(visitor)
    await visitor.page.reload()
    await expect.poll(() => visitor.flow((flow) => flow.handles[0]?.getSnapshot().account.address)).toBe(alice.address)
    expect(await visitor.flow((flow) => flow.wallets['example.tern']?.prompts)).toBe(0)
    expect(await visitor.troubles()).toEqual([])
  })

  test('behavior: the account opens, and ends the connection', async () => {
    const visitor = await visit(engine)
    await connect(visitor)
    await visitor.press({ role: 'button', name: '0x' })
    await visitor.press({ role: 'button', name: 'Disconnect' })
    await expect.poll(() => visitor.flow((flow) => flow.handles[0]?.getSnapshot().account.address ?? '')).toBe('')
    await visitor.key('Escape')
    await visitor.gone(modal)
    await visitor.see(connectButton)
    expect(await visitor.troubles()).toEqual([])
  })

  test('behavior: the app sends, and the chain has it', async () => {
    const visitor = await visit(engine)
    await connect(visitor)
    const transaction = JSON.stringify({ from: alice.address, to: carol.address, value: '0x2386f26fc10000' })
    const asked = visitor.page.evaluate<string>(
      `window.flow.handles[0].getProvider('eip155').then((provider) => provider.request({ method: 'eth_sendTransaction', params: [${transaction}] }))`,
    )
    await visitor.press({ role: 'button', name: 'Approve' })
    expect(await asked).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await visitor.troubles()).toEqual([])
  })

  test('behavior: by keys alone: open, go to a wallet and back, close, and the focus is where it was', async () => {
    const visitor = await visit(engine)
    await visitor.see(connectButton)
    await reach(visitor, 'Connect wallet')
    await visitor.key('Enter')
    await visitor.see(tern)
    await reach(visitor, 'Tern')
    await visitor.key('Tab', { shift: true })
    expect(await visitor.focused()).not.toMatch(/^Tern/)
    await visitor.key('Escape')
    await visitor.gone(modal)
    await expect.poll(() => visitor.focused()).toBe('Connect wallet')
    expect(await visitor.troubles()).toEqual([])
  })

  test('behavior: a phone reads the code off the screen, and pairs', async () => {
    const visitor = await visit(engine)
    const { relay, chains } = inject('engines')
    const phone = await createPairingWallet({
      ...{ relayUrl: relay, projectId: 'flows', storagePrefix: randomUUID(), families: { eip155: evmFamily } },
      answers: evmAnswers({ privateKey: alice.privateKey, rpcUrls: { [firstChain]: chains[31_337] ?? '' } }),
    })
    onTestFinished(() => phone.close())
    await visitor.press(connectButton)
    await visitor.press({ role: 'button', name: 'Phone wallet' })
    await visitor.see({ role: 'img', name: 'Pairing code' })
    await phone.scan(await readCode(visitor))
    await expect.poll(() => visitor.flow((flow) => flow.handles[0]?.getSnapshot().account.address)).toBe(alice.address)
    await visitor.gone(modal)
    expect(await visitor.troubles()).toEqual([])
  })

  test('behavior: the engine is the one that it is called', async () => {
    const page = await engine.open()
    onTestFinished(() => page.close())
    const marks = { Chromium: /Chrome/, Firefox: /Firefox/, WebKit: /AppleWebKit(?!.*Chrome)/ }
    expect(await page.evaluate('navigator.userAgent')).toMatch(marks[engine.name])
  })
})

/** Goes on with Tab until something has the focus. */
async function reach(visitor: Visitor, name: string): Promise<void> {
  for (let count = 0; count < 40; count += 1) {
    if ((await visitor.focused()).startsWith(name)) return
    await visitor.key('Tab')
  }
  throw new Error(`Tab never comes to “${name}”: it is at “${await visitor.focused()}”`)
}

/** Reads the code off the screen, with a decoder that others wrote. */
function readCode({ page }: Visitor): Promise<string> {
  return vi.waitFor(
    async () => {
      const { data, width, height } = readPng(Buffer.from(await page.screenshot()))
      const text = jsqr.default(data, width, height)?.data ?? ''
      if (!text.startsWith('wc:')) throw new Error(`No code can be read off the screen: ${JSON.stringify(text)}`)
      return text
    },
    { timeout: 60_000, interval: 100 },
  )
}
