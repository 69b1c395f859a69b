import { alice } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

describe('manual pairing control', () => {
  test('default: a host owns the link: it draws it itself, and is connected without our modal', async () => {
    const flow = await openPairing({ options: { manualPairing: true } })
    const { page } = flow.host
    await page.evaluate(() => window.flow?.handles[0]?.getProvider())
    await page.waitForFunction(() => window.flow?.pairing !== undefined)
    const uri = await page.evaluateHandle(() => {
      const pairing = window.flow?.pairing
      const drawn: { uri?: string; outcome?: string } = {}
      pairing?.watch(() => Object.assign(drawn, pairing.uri !== undefined && { uri: pairing.uri }))
      void pairing?.connect().then(({ status }) => Object.assign(drawn, { outcome: status }))
      return drawn
    })
    await expect.poll(async () => (await uri.jsonValue()).uri ?? '').toMatch(/^wc:/)
    await flow.phone.scan((await uri.jsonValue()).uri ?? '')
    await expect.poll(async () => (await uri.jsonValue()).outcome).toBe('connected')
    expect((await flow.host.snapshot()).account.address).toBe(alice.address)
    expect(await flow.host.modal.count()).toBe(0)
  })

  test('behavior: cancelled: a wallet that approves is let go again', async () => {
    const flow = await openPairing({ options: { manualPairing: true } })
    const { page } = flow.host
    await page.evaluate(() => window.flow?.handles[0]?.getProvider())
    await page.waitForFunction(() => window.flow?.pairing !== undefined)
    await page.evaluate(() => void window.flow?.pairing?.connect())
    await page.waitForFunction(() => window.flow?.pairing?.uri !== undefined)
    const uri = await page.evaluate(() => window.flow?.pairing?.uri ?? '')
    await page.evaluate(() => window.flow?.pairing?.cancel())
    await flow.phone.scan(uri)
    await expect.poll(() => flow.phone.proposals).toBe(1)
    await expect.poll(() => flow.phone.sessions).toEqual([])
    expect((await flow.host.snapshot()).account.status).toBe('disconnected')
  })

  test('behavior: the first view with manual pairing control is ConnectingWalletConnectBasic on a desktop', async () => {
    const flow = await openPairing({ options: { manualPairing: true } })
    await flow.host.open()
    expect((await flow.host.snapshot()).view).toBe('ConnectingWalletConnectBasic')
    await flow.scan()
    await expect.poll(async () => (await flow.host.snapshot()).account.address).toBe(alice.address)
  })
})
