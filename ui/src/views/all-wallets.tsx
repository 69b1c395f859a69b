import { Button, EmptyState, Skeleton, Stack, Title, useTranslate } from '@billfold/ui/kit'
import { observer } from 'mobx-react-lite'
import { useDeferredValue, useState } from 'react'
import type { FunctionComponent, ReactElement } from 'react'

import { useShell } from '../app/shell-context.js'
import { shellMessages } from '../messages/shell-messages.js'
import { reachableOn, searchLimit } from '../wallets/search-text.js'
import { AllWalletsGrid } from './all-wallets-grid.js'
import { Consent } from './consent.js'
import { StickySearch } from './sticky-search.js'
import { useConsent } from './use-consent.js'
import { useAllWallets } from './use-all-wallets.js'
import { useOnline } from './use-online.js'

/** Every wallet there is, to be searched. */
export const AllWalletsView: FunctionComponent = observer(function AllWalletsView() {
  const say = useTranslate(shellMessages)
  const { device } = useShell()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text).trim()
  const { index, list } = useAllWallets(wanted)
  const consent = useConsent()
  const found = wanted === '' ? index.find('') : reachableOn(index.find(wanted), device.isMobile).slice(0, searchLimit)
  const isLoading = list?.state === 'loading'
  return (
    <Stack gap={16}>
      <Title>{say('allWallets')}</Title>
      {consent.isNeeded && <Consent consent={consent} />}
      <StickySearch
        label={say('searchWallets')}
        value={text}
        onValue={setText}
        autoFocus
        {...(wanted !== '' && { result: say('found', { count: found.length }) })}
      />
      {found.length > 0 && <AllWalletsGrid rows={found} list={wanted === '' ? list : undefined} isBlocked={consent.isMissing} />}
      {found.length === 0 && isLoading && <Skeleton shape="tile" count={9} />}
      {found.length === 0 && !isLoading && (
        <Nothing text={wanted} clear={() => setText('')} retry={list?.state === 'failed' ? list.loadMore : undefined} />
      )}
    </Stack>
  )
})

interface NothingProps {
  readonly text: string
  readonly clear: () => void
  readonly retry: (() => void) | undefined
}

function Nothing({ text, clear, retry }: NothingProps): ReactElement {
  const say = useTranslate(shellMessages)
  const isOnline = useOnline()
  if (text !== '' && retry === undefined) {
    return (
      <EmptyState
        icon="search"
        title={say('searchNone', { text })}
        action={
          <Button compact onPress={clear}>
            {say('clearSearch')}
          </Button>
        }
      >
        {say('searchNoneText')}
      </EmptyState>
    )
  }
  const [title, words] = isOnline ? (['walletsFailed', 'walletsFailedText'] as const) : (['offline', 'offlineText'] as const)
  if (retry === undefined) {
    return (
      <EmptyState icon="wallet" title={say('noWallets')}>
        {say('noWalletsText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="warning"
      title={say(title)}
      action={
        <Button compact onPress={retry}>
          {say('tryAgain')}
        </Button>
      }
    >
      {say(words)}
    </EmptyState>
  )
}
