import type { IconName } from '@billfold/kernel'
import type { ReactElement } from 'react'

import { Button } from '../button/button.js'
import { useTranslate } from '../environment/use-translate.js'
import { IconButton } from '../icon-button/icon-button.js'
import { kitMessages } from '../messages/kit-messages.js'
import { useCopy } from './use-copy.js'

export interface CopyButtonProps {
  /** The text that is copied. */
  readonly text: string
  /** The text of the button, such as `Copy link`; else just `Copy`. */
  readonly label?: string | undefined
  /** A whole button, or an icon beside the text. */
  readonly form?: 'button' | 'icon' | undefined
  readonly disabled?: boolean | undefined
}

const icons = { copied: 'check', copyFailed: 'warning' } as const satisfies Record<string, IconName>

/** Copies a text, and says in its own place whether it worked. */
export function CopyButton({ text, label, form = 'button', disabled = false }: CopyButtonProps): ReactElement {
  const say = useTranslate(kitMessages)
  const { result, copy } = useCopy(text)
  const words = result === undefined ? (label ?? say('copy')) : say(result)
  const icon = result === undefined ? 'copy' : icons[result]
  if (form === 'icon') {
    return <IconButton icon={icon} label={words} disabled={disabled} onPress={({ currentTarget }) => copy(currentTarget)} />
  }
  return (
    <Button icon={icon} disabled={disabled} onPress={({ currentTarget }) => copy(currentTarget)}>
      {words}
    </Button>
  )
}
