import type { TabsPort } from '../src/core/ports.js'
import type { BrowserHost } from './host.js'
import type { UndoList } from './undo-list.js'

export interface TabsPortOptions {
  readonly host: Pick<BrowserHost, 'BroadcastChannel'>
  readonly name: string
  readonly undos: UndoList
}

/** A BroadcastChannel, opened at its first use. Where there is none, nobody is told and nobody tells. */
export function tabsPort({ host, name, undos }: TabsPortOptions): TabsPort {
  let channel: BroadcastChannel | undefined
  let isClosed = false
  const open = (): BroadcastChannel | undefined => {
    if (!isClosed) channel ??= openChannel(host, name)
    return channel
  }
  const close = undos.add(() => {
    isClosed = true
    channel?.close()
    channel = undefined
  })

  return {
    post: (message) => open()?.postMessage(message),
    listen(listener) {
      const opened = open()
      const onMessage = (event: MessageEvent<unknown>): void => listener(event.data)
      opened?.addEventListener('message', onMessage)
      return undos.add(() => opened?.removeEventListener('message', onMessage))
    },
    close,
  }
}

function openChannel({ BroadcastChannel }: Pick<BrowserHost, 'BroadcastChannel'>, name: string): BroadcastChannel | undefined {
  try {
    return BroadcastChannel && new BroadcastChannel(name)
  } catch {
    // Some browsers refuse it together with storage: this tab is then alone.
    return undefined
  }
}
