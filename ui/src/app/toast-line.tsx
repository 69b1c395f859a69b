import type { Toast } from '@billfold/kernel'
import { observer, useKernel } from '@billfold/ui/kit'
import { useRef } from 'react'
import type { FunctionComponent } from 'react'

import { lazyPart } from './lazy-part.js'
import { styles } from './toast-line.module.css'
import { useRoomForSaid } from './use-room-for-said.js'

const Said = lazyPart<{ readonly toast: Toast }>({
  load: async () => (await import('../views/later-views.js')).ToastCard,
  instead: ({ toast }) => toast.message,
})

/** What is said in passing, under the view. It stays while one points at it or has the focus in it. */
export const ToastLine: FunctionComponent = observer(function ToastLine() {
  const { toasts } = useKernel()
  const said = useRef<HTMLDivElement>(null)
  const toast = toasts.current
  useRoomForSaid(said)
  return (
    <div
      className={styles['place']}
      onPointerEnter={() => toasts.pause()}
      onPointerLeave={() => toasts.resume()}
      onFocus={() => toasts.pause()}
      onBlur={() => toasts.resume()}
    >
      <div ref={said} className={styles['said']}>
        <div role="status">{toast !== undefined && toast.variant !== 'error' && <Said key={toast.key} toast={toast} />}</div>
        <div role="alert">{toast?.variant === 'error' && <Said key={toast.key} toast={toast} />}</div>
      </div>
    </div>
  )
})
