import { alice } from '@billfold/local-chains/evm/seed'
import { describe, expect, test } from 'vitest'

import { usePairing } from './harness/use-pairing.js'

const openPairing = usePairing()

describe('pairing', () => {
  test('default: a code is scanned off the screen and approved on the phone', async () => {
    const flow = await openPairing()
    await flow.connect()
    expect((await flow.host.snapshot()).account).toMatchObject({ address: alice.address, status: 'connected' })
    expect(flow.phone.proposals).toBe(1)
  })
})
