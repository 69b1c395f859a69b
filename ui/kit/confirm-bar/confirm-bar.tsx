import { useId, useRef, useState } from 'react'
import type { MouseEvent, ReactElement, ReactNode } from 'react'

import type { Content } from '../content.js'
import { Button } from '../button/button.js'
import { useTranslate } from '../environment/use-translate.js'
import { Stack } from '../layout/stack.js'
import { kitMessages } from '../messages/kit-messages.js'
import { Text } from '../text/text.js'
import { styles } from './confirm-bar.module.css'
import { isPlainlyVisible } from './is-plainly-visible.js'
import { useArmed } from './use-armed.js'

export interface ConfirmBarProps {
  /** The deed of a yes, in words: `Send 0.5 ETH`. */
  readonly confirm: ReactNode
  readonly onConfirm: () => void
  /** The word for a no; without it there is only the yes. */
  readonly cancel?: Content
  readonly onCancel?: (() => void) | undefined
  /** Red, for what cannot be taken back. */
  readonly isDangerous?: boolean | undefined
  /** The work that goes on after the yes, in words. */
  readonly busy?: Content
  readonly disabled?: boolean | undefined
}

/**
 * The yes and the no of what moves money or gives a right away. The yes takes a press only from a person, only after it has been
 * seen for a moment, and only while nothing hides it.
 */
export function ConfirmBar(props: ConfirmBarProps): ReactElement {
  const { confirm, onConfirm, cancel, onCancel, isDangerous = false, busy, disabled = false } = props
  const say = useTranslate(kitMessages)
  const button = useRef<HTMLButtonElement>(null)
  const isArmed = useArmed(button)
  const [isCovered, setIsCovered] = useState(false)
  const noteId = useId()

  const press = ({ nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    if (!nativeEvent.isTrusted || !isArmed) return
    const isSeen = isPlainlyVisible(currentTarget)
    setIsCovered(!isSeen)
    if (isSeen) onConfirm()
  }

  return (
    <Stack gap={8}>
      {isCovered && (
        <Text kind="small" tone="danger" role="alert" id={noteId}>
          {say('covered')}
        </Text>
      )}
      <div className={styles['bar']}>
        {cancel !== undefined && (
          <div className={styles['no']}>
            <Button onPress={onCancel}>{cancel}</Button>
          </div>
        )}
        <div className={styles['yes']}>
          <Button
            ref={button}
            kind={isDangerous ? 'danger' : 'primary'}
            disabled={disabled}
            busy={busy}
            describedBy={isCovered ? noteId : undefined}
            onPress={press}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </Stack>
  )
}
