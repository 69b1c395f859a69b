import { fakePorts } from '@billfold/test/fakes'
import { describe, expect, test } from 'vitest'
import { alice, signInPage } from '../../testing/sign-in-page.js'
import { type SessionGrants, sessionGrantsKey } from '../contract.js'

const grant = { pci: '0x51', signature: '0x52' }

/** A page whose blockchain service knows some networks, and has one grant. */
async function page(networks: readonly string[], hasService = true) {
  const ports = fakePorts()
  ports.fetch
    .route('/v1/supported-chains', { json: { http: networks } })
    .route('GET https://chains.example/v1/sessions/', { json: [{ pci: grant.pci }] })
    .route('POST https://chains.example/v1/sessions/', { json: {} })
  const endpoints = { blockchain: 'https://chains.example' }
  const { kernel } = await signInPage({ ports, options: hasService ? { endpoints } : {} })
  const grants = await kernel.load(sessionGrantsKey)
  const asked = () => ports.fetch.requests.filter(({ path }) => path.startsWith('/v1/sessions'))
  /** The answer, on a clock that a test moves. */
  const answer = async <T>(ask: (grants: SessionGrants) => Promise<T>): Promise<T> => {
    const asking = ask(grants)
    await ports.clock.settle()
    return asking
  }
  return { answer, asked }
}

describe('grants of an account', () => {
  test('default: GET /v1/sessions/{address} lists them', async () => {
    const { answer, asked } = await page(['eip155:1'])
    expect(await answer((grants) => grants.list())).toEqual([{ pci: grant.pci }])
    expect(asked()).toMatchObject([{ method: 'GET', path: `/v1/sessions/${encodeURIComponent(`eip155:1:${alice.address}`)}` }])
  })

  test('default: POST /v1/sessions/{address}/revoke ends one: its body is pci and signature', async () => {
    const { answer, asked } = await page(['eip155:1'])
    expect(await answer((grants) => grants.revoke(grant))).toEqual({ success: true })
    const [call] = asked()
    expect(call).toMatchObject({ method: 'POST', path: `/v1/sessions/${alice.address}/revoke`, query: { projectId: 'test' } })
    expect(JSON.parse(String(call?.body))).toEqual(grant)
  })

  test.each([
    ['the network is not supported by the blockchain API', ['eip155:10'], true],
    ['no service is named', ['eip155:1'], false],
  ])('behavior: the calls are skipped when %s', async (_, networks, hasService) => {
    const { answer, asked } = await page(networks, hasService)
    expect(await answer((grants) => grants.list())).toEqual([])
    expect(await answer((grants) => grants.revoke(grant))).toEqual({ success: false })
    expect(asked()).toEqual([])
  })
})
