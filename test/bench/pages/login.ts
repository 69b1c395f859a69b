/** A page that people log in to, once it is told where. */
import type { ChainNamespace } from '@billfold/kernel'

import { auth } from '../../../plugins/auth/src/manifest.js'
import { eip155 } from '../../../plugins/eip155/src/manifest.js'
import { solana } from '../../../plugins/solana/src/manifest.js'
import { type BillfoldOptions, createBillfold } from '../../../ui/src/index.js'
import { fakeNetwork } from '../../fakes/index.js'
import { signMessage } from '../../flows/page/family-actions.js'

const text = 'I agree to berth at pier 7.'
const families: readonly ChainNamespace[] = ['eip155', 'solana']

/** Milliseconds that another page of this browser counts from, too. */
const now = (): number => performance.timeOrigin + performance.now()

function openApp(endpoints: NonNullable<BillfoldOptions['endpoints']>): void {
  const billfold = createBillfold({
    projectId: 'bench',
    // The frame reads the id of Solana's network.
    networks: [fakeNetwork('eip155'), fakeNetwork('solana', { id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })],
    plugins: [eip155(), solana(), auth()],
    endpoints,
  })
  const isConnected = (): boolean => {
    const { connections } = billfold.getSnapshot()
    return families.every((family) => connections.some(({ namespace }) => namespace === family))
  }
  const connected = (): Promise<number> =>
    new Promise((resolve) => {
      const stop = billfold.subscribe(() => {
        if (!isConnected()) return
        stop()
        resolve(now())
      })
    })
  const signed = async (namespace: ChainNamespace): Promise<number> => {
    await signMessage(billfold, namespace, text)
    return now()
  }
  Object.assign(globalThis, { app: { connected, signed } })
}

Object.assign(globalThis, { openApp })
