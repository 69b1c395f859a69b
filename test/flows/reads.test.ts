import { expect, inject, test } from 'vitest'

import { useHost } from './harness/use-host.js'

const openHost = useHost()

test.each([
  ['with a cloud', {}, 0],
  ['without one', { hasNoCloud: true }, 4],
] as const)('behavior: %s: from the click to a connected account view the app asks the chain little', async (_, options, most) => {
  const host = await openHost(options)
  await host.connect('Tern')
  await host.open()
  await host.modal.getByText(/ETH/).first().waitFor()
  await host.page.waitForTimeout(500)
  const nodes = Object.values(inject('flows').chains)
  const asked = host.watch.requests.filter(({ url, method }) => method === 'POST' && nodes.some((node) => url.startsWith(node)))
  console.log(`Requests to the chain: ${asked.length} (${asked.flatMap(({ rpc }) => rpc).join(', ')})`)
  expect(asked.length).toBeLessThanOrEqual(most)
})
