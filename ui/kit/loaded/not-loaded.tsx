import type { FunctionComponent } from 'react'

import { EmptyState } from '../empty-state/empty-state.js'
import { useTranslate } from '../environment/use-translate.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { observer } from '../react/hooks.js'
import { RetryButton, type RetryButtonProps } from './retry-button.js'

export interface NotLoadedProps {
  readonly loaded: RetryButtonProps['loaded'] & { readonly phase: string }
  /** The failure, with its consequence as the text. Being offline is no failure. */
  readonly title: string
  readonly children: string
  /** The text while the device is offline: the things that appear once it is back. */
  readonly offlineText: string
}

/** Stands where something could not be loaded: why, and the way to ask again. */
export const NotLoaded: FunctionComponent<NotLoadedProps> = observer(function NotLoaded(props: NotLoadedProps) {
  const { loaded, title, children, offlineText } = props
  const say = useTranslate(laterKitMessages)
  const isOffline = loaded.phase === 'offline'
  return (
    <EmptyState
      icon={isOffline ? 'offline' : 'warning'}
      title={isOffline ? say('offline') : title}
      action={<RetryButton loaded={loaded} />}
    >
      {isOffline ? offlineText : children}
    </EmptyState>
  )
})
