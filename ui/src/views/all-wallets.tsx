import { Checkbox, Notice, Skeleton, Stack, Title, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import { useDeferredValue, useState, type FunctionComponent } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { needsPairing } from '../wallets/wallet-row.js'
import { AllWalletsGrid } from './all-wallets-grid.js'
import { isPaired } from './is-paired.js'
import { MoreFailed, NothingShown, Waiting } from './nothing-shown.js'
import { StickySearch } from './sticky-search.js'
import { useAllWallets } from './use-all-wallets.js'
import { useConsent } from './use-consent.js'

/** Every wallet there is, to be searched. */
export const AllWalletsView: FunctionComponent = observer(function AllWalletsView() {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text).trim()
  const { rows, list } = useAllWallets({ typed: text.trim(), text: wanted })
  const consent = useConsent()
  const isLoading = list?.state === 'loading'
  const isOnly = list?.isCertifiedOnly === true
  const retry = list?.state === 'failed' ? list.loadMore : undefined
  return (
    <Stack gap={16}>
      <Title {...((list?.total ?? 0) > 0 && { lead: say('walletCount', { count: list?.total ?? 0 }) })}>{say('allWallets')}</Title>
      {consent.box}
      <StickySearch
        label={say('searchWallets')}
        value={text}
        onValue={setText}
        autoFocus
        {...(wanted !== '' && { result: say('found', { count: rows.length }) })}
      />
      {list?.hasCertified === true && (
        <Checkbox checked={isOnly} onChecked={(isWanted) => list.showCertified?.(isWanted)}>
          {say('certifiedOnly')}
        </Checkbox>
      )}
      {rows.some(needsPairing) && isPaired(kernel) && <Notice icon="phone">{say('pairedAlready')}</Notice>}
      {rows.length > 0 && <AllWalletsGrid rows={rows} list={wanted === '' ? list : undefined} isBlocked={consent.isMissing} />}
      {rows.length > 0 && retry !== undefined && <MoreFailed retry={retry} />}
      {list?.secondsLeft !== undefined && list.secondsLeft > 0 && list.tryNow !== undefined && (
        <Waiting seconds={list.secondsLeft} tryNow={list.tryNow} />
      )}
      {rows.length === 0 && isLoading && <Skeleton shape="tile" count={9} />}
      {rows.length === 0 && !isLoading && (
        <NothingShown text={wanted} clear={() => setText('')} retry={retry} failure={list?.failure ?? 'unreachable'} />
      )}
    </Stack>
  )
})
