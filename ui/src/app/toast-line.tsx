import type { Toast, ToastVariant } from '@billfold/kernel'
import { Icon, IconButton, useKernel, useTranslate } from '@billfold/ui/kit'
import { observer } from 'mobx-react-lite'
import type { FunctionComponent, ReactElement } from 'react'

import { kernelWords } from '../messages/kernel-words.js'
import { shellMessages } from '../messages/shell-messages.js'
import { styles } from './toast-line.module.css'

/** What is said in passing, over the lower edge of the card. It stays while one points at it or has the focus in it. */
export const ToastLine: FunctionComponent = observer(function ToastLine() {
  const { toasts } = useKernel()
  const toast = toasts.current
  return (
    <div
      className={styles['place']}
      onPointerEnter={() => toasts.pause()}
      onPointerLeave={() => toasts.resume()}
      onFocus={() => toasts.pause()}
      onBlur={() => toasts.resume()}
    >
      <div role="status">{toast !== undefined && toast.variant !== 'error' && <Said key={toast.key} toast={toast} />}</div>
      <div role="alert">{toast?.variant === 'error' && <Said key={toast.key} toast={toast} />}</div>
    </div>
  )
})

function Said({ toast: { variant, message } }: { readonly toast: Toast }): ReactElement {
  const say = useTranslate(shellMessages)
  const { toasts } = useKernel()
  return (
    <div className={styles['toast']} part="toast">
      <Mark variant={variant} />
      <span className={styles['text']}>{kernelWords(message, say)}</span>
      {variant === 'error' && <IconButton icon="close" label={say('dismiss')} onPress={() => toasts.hide()} />}
    </div>
  )
}

function Mark({ variant }: { readonly variant: ToastVariant }): ReactElement {
  if (variant === 'loading') return <span className={styles['thread']} aria-hidden="true" />
  return (
    <span className={styles[variant]}>
      <Icon name={variant === 'success' ? 'check' : 'warning'} />
    </span>
  )
}
