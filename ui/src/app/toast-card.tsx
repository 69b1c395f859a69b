import type { Toast, ToastVariant } from '@billfold/kernel'
import { Icon, IconButton, useKernel, useKit, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { kernelWords } from '../messages/kernel-words.js'
import { toastWords } from '../messages/toast-words.js'
import { viewMessages } from '../messages/view-messages.js'
import { styles } from './toast-card.module.css'

/** One sentence that is said in passing, and the way to be done with it. */
export function ToastCard({ toast }: { readonly toast: Toast }): ReactElement {
  const { variant, message } = toast
  const say = useTranslate(viewMessages)
  const kit = useKit()
  const { toasts } = useKernel()
  return (
    <div className={styles['toast']} part="toast">
      <Mark variant={variant} />
      <span className={styles['text']}>{toastWords(toast, kit) ?? kernelWords(message, say)}</span>
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
