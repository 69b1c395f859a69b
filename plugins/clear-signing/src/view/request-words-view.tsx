import { EmptyState, Loading, Skeleton, Stack, Text, observer, useEffect, useKernel, useState, useTranslate } from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { type ClearText, clearSigningKey } from '../contract.js'
import { clearSigningMessages } from '../messages/clear-signing-messages.js'
import { ShownText } from './shown-text.js'

/** What a review is about to ask the wallet for, in words: a part of that review. */
const RequestWordsView: FunctionComponent<ViewProps<'RequestWords'>> = observer(function RequestWordsView({
  data,
}: ViewProps<'RequestWords'>) {
  const say = useTranslate(clearSigningMessages)
  const reader = useKernel().get(clearSigningKey)
  const [read, setRead] = useState<{ readonly of: typeof data; readonly texts: readonly ClearText[] }>()
  useEffect(() => {
    let isDrawn = true
    if (data !== undefined) void reader.readTransactions(data).then((texts) => isDrawn && setRead({ of: data, texts }))
    return () => {
      isDrawn = false
    }
  }, [reader, data])
  if (data === undefined) return <EmptyState icon="info" title={say('nothing')} />
  const { session, transactions } = data
  // Words for what was asked for before say nothing of this.
  const texts = read?.of === data ? read.texts : undefined
  return (
    <Loading isLoading={texts === undefined} skeleton={<Skeleton shape="row" count={transactions.length * 2} />}>
      <Stack gap={16}>
        <Text kind="caption">{say('lead', { wallet: session.connector.name, network: session.network?.name ?? '' })}</Text>
        {texts?.map((text, index) => (
          <ShownText key={index} text={text} place={texts.length === 1 ? undefined : { index: index + 1, count: texts.length }} isPart />
        ))}
      </Stack>
    </Loading>
  )
})

/** The view. */
export const requestWordsView: ReactView<'RequestWords'> = { component: RequestWordsView, messages: [clearSigningMessages] }
