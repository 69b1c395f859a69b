import { Address, List, NameText, Row, Stack, Text, TextButton, TokenAmount, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import { formatUnits } from '@billfold/kernel/amounts'
import type { FunctionComponent, ReactElement } from 'react'
import { sendMessages } from '../messages/send-messages.js'
import type { Review } from '../review/review.js'
import { sendStoreKey } from '../send-store.js'

/** What waits to be approved with the next transfer, and how the wallet will be asked. */
export const BatchList: FunctionComponent = observer(function BatchList() {
  const say = useTranslate(sendMessages)
  const { get } = useKernel()
  const { batch } = get(sendStoreKey)
  if (batch.waiting.length === 0) return undefined
  return (
    <Stack gap={8}>
      <List label={say('waiting')}>
        {batch.waiting.map((review) => (
          <Waiting key={review.transfer.to + String(review.transfer.amount)} review={review} />
        ))}
      </List>
      <Text kind="small" tone="soft">
        {say(batch.isTogether ? 'together' : 'apart', { count: batch.waiting.length + 1 })}
      </Text>
    </Stack>
  )
})

const Waiting = observer(function Waiting({ review }: { readonly review: Review }): ReactElement {
  const say = useTranslate(sendMessages)
  const { batch } = useKernel().get(sendStoreKey)
  const { to, name, amount, token } = review.transfer
  return (
    <Row
      title={<TokenAmount value={formatUnits(amount, token.decimals)} symbol={token.symbol} decimals={6} />}
      subtitle={name === undefined ? <Address value={to} /> : <NameText value={name} />}
      trailing={<TextButton onPress={() => batch.remove(review)}>{say('remove')}</TextButton>}
    />
  )
})
