import type { Network } from '@billfold/kernel'
import { Button, EmptyState, List, Stack, VirtualList, useKernel, useTranslate, useViewScroller } from '@billfold/ui/kit'
import { useMemo, useState } from 'react'
import type { ReactElement } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { nameIndex } from '../wallets/name-index.js'
import { NetworkRow } from './network-row.js'
import { StickySearch } from './sticky-search.js'

/** With more networks than this one can search them. */
const searchedFrom = 9

/** With more rows than this only what is seen is there. */
const virtualFrom = 30

/** Networks to choose from. */
export function NetworkList({ networks }: { readonly networks: readonly Network[] }): ReactElement {
  const say = useTranslate(viewMessages)
  const { networkSwitch } = useKernel()
  const scroller = useViewScroller()
  const [text, setText] = useState('')
  const found = useMemo(() => nameIndex(networks), [networks]).find(text)
  const draw = (network: Network): ReactElement => (
    <NetworkRow key={network.caipNetworkId} network={network} onPress={() => networkSwitch.choose(network)} />
  )
  return (
    <Stack gap={12}>
      {networks.length >= searchedFrom && (
        <StickySearch
          label={say('searchNetworks')}
          value={text}
          onValue={setText}
          autoFocus
          {...(text.trim() !== '' && { result: say('found', { count: found.length }) })}
        />
      )}
      {found.length === 0 && (
        <EmptyState
          icon="search"
          title={say('searchNoNetwork', { text: text.trim() })}
          action={
            <Button compact onPress={() => setText('')}>
              {say('clearSearch')}
            </Button>
          }
        >
          {say('searchNoneText')}
        </EmptyState>
      )}
      {found.length > virtualFrom ? (
        <VirtualList
          label={say('networksTitle')}
          items={found}
          itemKey={keyOf}
          renderItem={draw}
          {...(scroller !== undefined && { scroller })}
        />
      ) : (
        found.length > 0 && <List label={say('networksTitle')}>{found.map(draw)}</List>
      )}
    </Stack>
  )
}

function keyOf({ caipNetworkId }: Network): string {
  return caipNetworkId
}
