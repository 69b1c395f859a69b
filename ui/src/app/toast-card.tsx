import type { Toast, ToastVariant } from '@billfold/kernel'
import { Icon, IconButton, useKernel, useKit, useTranslate, type KitEnvironment, makeTranslate, type Translate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { styles } from './toast-card.module.css'
import { enLater } from '../messages/en-later.js'
import { lazyPart } from './lazy-part.js'
import type { ThrownWordsProps } from './thrown-words.js'

/** Says a thrown value, in words that are seldom needed. */
const ThrownWords = lazyPart<ThrownWordsProps>({
  load: async () => (await import('./thrown-words.js')).ThrownWords,
  instead: ({ message }) => message,
})

/** One sentence that is said in passing, and the way to be done with it. */
export function ToastCard({ toast }: { readonly toast: Toast }): ReactElement {
  const { variant, message, given } = toast
  const say = useTranslate(viewMessages)
  const kit = useKit()
  const { toasts } = useKernel()
  return (
    <div className={styles['toast']} part="toast">
      <Mark variant={variant} />
      <span className={styles['text']}>
        {toastWords(toast, kit) ??
          (typeof given === 'string' || keys.has(message) ? kernelWords(message, say) : <ThrownWords error={given} message={message} />)}
      </span>
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

type Languages = Pick<KitEnvironment, 'locale' | 'dictionaries' | 'overrides' | 'reportMissing'>

/** What a package has a toast say, in the visitor's language. Its words arrive with its first view: in English before that. */
export function toastWords({ words, message }: Toast, { locale, dictionaries, overrides, reportMissing }: Languages): string | undefined {
  if (words === undefined) return undefined
  const { set: id, key } = words
  const set = { id, english: { [key]: message } }
  return makeTranslate({ set, locale, dictionary: dictionaries.get(id), overrides: overrides[id], report: reportMissing })(key)
}

type PlainKey = { [K in keyof typeof enLater]: K extends `${'kernel' | 'alert'}${string}` ? K : never }[keyof typeof enLater]

/** What the kernel says in English, in the visitor's language. What is not among its own sentences stays as it is. */
export function kernelWords(message: string, say: Translate<typeof enLater>): string {
  const key = keys.get(message)
  return key === undefined ? message : say(key)
}

const keys: ReadonlyMap<string, PlainKey> = new Map(
  Object.entries(enLater)
    .filter(([key]) => /^(kernel|alert)[A-Z]/.test(key))
    .map(([key, text]) => [text as string, key as PlainKey]),
)
