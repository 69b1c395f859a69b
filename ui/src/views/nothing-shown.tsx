import type { WalletListFailure } from '@billfold/kernel'
import { Button, EmptyState, HiddenText, Stack, Text, TryAgain, useTranslate } from '@billfold/ui/kit'
import { type ReactElement, useSyncExternalStore } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { useShell } from '../app/shell-context.js'

export interface NothingShownProps {
  /** The text that was searched for; empty for the whole list. */
  readonly text: string
  readonly clear: () => void
  /** Undefined unless the list failed. */
  readonly retry: (() => void) | undefined
  readonly failure: WalletListFailure
}

const words = {
  offline: ['offline', 'offlineText'],
  unreachable: ['walletsFailed', 'walletsFailedText'],
  busy: ['walletsBusy', 'walletsBusyText'],
  refused: ['walletsRefused', 'walletsRefusedText'],
} as const satisfies Record<WalletListFailure, readonly [string, string]>

/** Why there is no wallet to be seen, and what one does about it. */
export function NothingShown({ text, clear, retry, failure }: NothingShownProps): ReactElement {
  const say = useTranslate(viewMessages)
  const isOnline = useOnline()
  if (retry !== undefined) {
    const [title, more] = words[isOnline ? failure : 'offline']
    return (
      <EmptyState icon={isOnline ? 'warning' : 'offline'} title={say(title)} action={<TryAgain onPress={retry} />}>
        {say(more)}
      </EmptyState>
    )
  }
  if (text === '') {
    return (
      <EmptyState icon="wallet" title={say('noWallets')}>
        {say('noWalletsText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="search" title={say('searchNone', { text })} action={<Compact words={say('clearSearch')} onPress={clear} />}>
      {say('searchNoneText')}
    </EmptyState>
  )
}

/** Under what is shown: that there would be more, and a way to ask for it again. */
export function MoreFailed({ retry }: { readonly retry: () => void }): ReactElement {
  const say = useTranslate(viewMessages)
  return (
    <Stack gap={8}>
      <Text kind="small" role="status">
        {say('walletsMoreFailed')}
      </Text>
      <TryAgain onPress={retry} />
    </Stack>
  )
}

/** While a busy list makes one wait: for how long, and a way to try at once. Every second is seen; only every tenth is said. */
export function Waiting({ seconds, tryNow }: { readonly seconds: number; readonly tryNow: () => void }): ReactElement {
  const say = useTranslate(viewMessages)
  return (
    <Stack gap={8}>
      <div aria-hidden="true">
        <Text kind="small">{say('walletsWaiting', { count: seconds })}</Text>
      </div>
      <div role="status">
        <HiddenText>{say('walletsWaiting', { count: Math.ceil(seconds / 10) * 10 })}</HiddenText>
      </div>
      <Compact words={say('tryNow')} onPress={tryNow} />
    </Stack>
  )
}

function Compact({ words: label, onPress }: { readonly words: string; readonly onPress: () => void }): ReactElement {
  return (
    <Button compact onPress={onPress}>
      {label}
    </Button>
  )
}

/** Whether the device says that it is connected to a network. */
function useOnline(): boolean {
  const { device } = useShell()
  return useSyncExternalStore(device.watch, device.isOnline)
}
