import type { PairingFlow } from './pairing-flow.js'

/** Sends the page each message of the relay a second time, as one for a topic that it has never heard of. Before the page is loaded. */
export async function strayTopics({ host, cloud }: PairingFlow): Promise<() => number> {
  let strays = 0
  await host.page.routeWebSocket(
    (url) => url.href.startsWith(cloud.relayUrl),
    (socket) => {
      const relay = socket.connectToServer()
      relay.onMessage((frame) => {
        const stray = strayOf(String(frame))
        if (stray !== undefined) socket.send(stray)
        strays += stray === undefined ? 0 : 1
        socket.send(frame)
      })
    },
  )
  return () => strays
}

interface Push {
  readonly id: number
  readonly method?: string
  readonly params?: { readonly data?: { readonly topic?: string } }
}

function strayOf(frame: string): string | undefined {
  const push = JSON.parse(frame) as Push
  const { topic } = push.params?.data ?? {}
  if (push.method !== 'irn_subscription' || topic === undefined) return undefined
  return frame.replaceAll(topic, 'f0'.repeat(32)).replace(String(push.id), String(push.id + 500_000))
}
