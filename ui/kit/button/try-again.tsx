import type { ReactElement } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { Button } from './button.js'

export interface TryAgainProps {
  /** The one thing to do in a view, or a next step of it. */
  readonly kind?: 'primary' | 'compact'
  readonly onPress: () => void
}

/** Does again what failed. */
export function TryAgain({ kind, onPress }: TryAgainProps): ReactElement {
  const shared = { onPress, children: useTranslate(kitMessages)('tryAgain') }
  return kind === 'primary' ? <Button kind="primary" icon="refresh" {...shared} /> : <Button compact {...shared} />
}
