import type { ReactElement } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { TextButton, type TextButtonProps } from './text-button.js'

/** Does again what failed, as a part of a notice. */
export function TryAgainText(props: Omit<TextButtonProps, 'children'>): ReactElement {
  return <TextButton {...props}>{useTranslate(kitMessages)('tryAgain')}</TextButton>
}
