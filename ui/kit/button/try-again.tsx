import type { ReactElement } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { TextButton } from '../text/text-button.js'
import { Button } from './button.js'

export interface TryAgainProps {
  /** The only thing to do in its view, one next step of a view, or a part of a notice. */
  readonly kind?: 'primary' | 'compact' | 'text'
  readonly focusKey?: string
  readonly onPress: () => void
}

/** Does again what failed. */
export function TryAgain({ kind = 'compact', focusKey, onPress }: TryAgainProps): ReactElement {
  const label = useTranslate(kitMessages)('tryAgain')
  const shared = { focusKey, onPress, children: label }
  if (kind === 'text') return <TextButton {...shared} />
  return kind === 'primary' ? <Button kind="primary" icon="refresh" {...shared} /> : <Button compact {...shared} />
}
