import { useRef } from 'react'
import type { ReactElement } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { HiddenText } from '../hidden-text.js'
import { IconButton } from '../icon-button/icon-button.js'
import { Icon } from '../icon/icon.js'
import { kitMessages } from '../messages/kit-messages.js'
import { styles } from './search-field.module.css'
import { useHeldHeight } from './use-held-height.js'

export interface SearchFieldProps {
  /** The things that are searched: the field's name and, unless there is a placeholder, the text in it. */
  readonly label: string
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onValue: (value: string) => void
  /** The result, in a sentence: said by a screen reader as it changes. */
  readonly result?: string | undefined
  readonly autoFocus?: boolean | undefined
}

/** A field to look for something in a list. */
export function SearchField({ label, placeholder = label, value, onValue, result, autoFocus = false }: SearchFieldProps): ReactElement {
  const say = useTranslate(kitMessages)
  const input = useRef<HTMLInputElement>(null)
  const hold = useHeldHeight(value !== '')
  const change = (next: string): void => {
    hold()
    onValue(next)
  }
  const clear = (): void => {
    onValue('')
    input.current?.focus()
  }
  return (
    <div className={styles['frame']} part="field" role="search">
      <span className={styles['icon']}>
        <Icon name="search" />
      </span>
      <input
        ref={input}
        className={styles['input']}
        type="text"
        role="searchbox"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        data-autofocus={autoFocus ? '' : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {value !== '' && <IconButton icon="close" label={say('clear')} onPress={clear} />}
      <HiddenText>
        <span role="status">{result}</span>
      </HiddenText>
    </div>
  )
}
