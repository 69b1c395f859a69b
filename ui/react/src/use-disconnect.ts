import type { Billfold, DisconnectChoice } from '@billfold/ui'
import { useCallback, useState } from 'react'

/** How a connection is ended, and how that goes. */
export interface Disconnecting {
  /** Never rejects: what went wrong is in `error`. On this side the connection is over even then. */
  readonly disconnect: (choice?: DisconnectChoice) => Promise<void>
  readonly isPending: boolean
  readonly error: unknown
}

/** Ends connections: all of them, those of a family, or one. */
export function useDisconnect(billfold: Billfold): Disconnecting {
  const [state, setState] = useState<Pick<Disconnecting, 'error' | 'isPending'>>({ isPending: false, error: undefined })
  const disconnect = useCallback(
    async (choice?: DisconnectChoice): Promise<void> => {
      setState({ isPending: true, error: undefined })
      try {
        await billfold.disconnect(choice)
        setState({ isPending: false, error: undefined })
      } catch (error) {
        setState({ isPending: false, error })
      }
    },
    [billfold],
  )
  return { ...state, disconnect }
}
