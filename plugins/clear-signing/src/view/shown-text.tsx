import { Address, List, Notice, Row, Stack, Text, observer, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import type { ClearText } from '../contract.js'
import { clearSigningMessages } from '../messages/clear-signing-messages.js'
import { ShownValue } from './shown-value.js'

export interface ShownTextProps {
  readonly text: ClearText
  /** Its place among several. */
  readonly place: { readonly index: number; readonly count: number } | undefined
  /** True in a review that says by itself what comes of it: there what nobody can read is no alarm. */
  readonly isPart?: boolean
}

/** One call, or one message to sign: what it is for, and every part of it that its descriptor names. */
export const ShownText: FunctionComponent<ShownTextProps> = observer(function ShownText({
  text,
  place,
  isPart = false,
}: ShownTextProps): ReactElement {
  const say = useTranslate(clearSigningMessages)
  const { intent, owner, contract, fields } = text
  const title = intent ?? say(fields.some(({ label }) => label === 'Data') ? 'unknown' : 'unknownData')
  return (
    <Stack gap={8}>
      {place !== undefined && <Text kind="caption">{say('step', { index: place.index, count: place.count })}</Text>}
      {intent === undefined ? (
        <Notice
          icon={isPart ? 'info' : 'warning'}
          role={isPart ? undefined : 'alert'}
          detail={say(isPart ? 'noDescriptor' : 'unknownText')}
        >
          {title}
        </Notice>
      ) : (
        <Text kind="body">
          <bdi>{intent}</bdi>
        </Text>
      )}
      <List label={title}>
        {fields.map(({ label, values }, index) => (
          <Row
            key={index}
            wraps
            title={<bdi>{label}</bdi>}
            subtitle={
              <Stack gap={4}>
                {values.map((value, order) => (
                  // An address reads from left to right, and stands where the texts around it do.
                  <span key={order}>
                    <ShownValue value={value} />
                  </span>
                ))}
              </Stack>
            }
          />
        ))}
        {contract !== undefined && <Row wraps title={say('contract')} subtitle={<Address value={contract} form="full" />} />}
        {owner !== undefined && <Row wraps title={say('owner')} subtitle={<bdi>{owner}</bdi>} />}
      </List>
    </Stack>
  )
})
