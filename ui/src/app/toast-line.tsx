import type { Toast } from '@billfold/kernel'
import { observer, useKernel } from '@billfold/ui/kit'
import { useRef } from 'react'
import type { FunctionComponent } from 'react'

import { SaidFrame } from './card-frame.js'
import { lazyPart } from './lazy-part.js'
import { useRoomForSaid } from './use-room-for-said.js'

const Said = lazyPart<{ readonly toast: Toast }>({
  load: async () => (await import('../views/later-views.js')).ToastCard,
  instead: ({ toast }) => toast.message,
})

/** What is said in passing, under the view. */
export const ToastLine: FunctionComponent = observer(function ToastLine() {
  const { toasts } = useKernel()
  const said = useRef<HTMLDivElement>(null)
  const toast = toasts.current
  useRoomForSaid(said)
  return (
    <SaidFrame
      ref={said}
      onEnter={() => toasts.pause()}
      onLeave={() => toasts.resume()}
      status={toast !== undefined && toast.variant !== 'error' && <Said key={toast.key} toast={toast} />}
      alert={toast?.variant === 'error' && <Said key={toast.key} toast={toast} />}
    />
  )
})
