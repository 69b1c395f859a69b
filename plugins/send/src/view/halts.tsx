import { Checkbox, ComparedAddress, Notice, Stack, Text, observer, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent, ReactElement } from 'react'
import type { Finding } from '../guard/judge-receiver.js'
import { sendMessages } from '../messages/send-messages.js'
import type { FactProps } from './review-facts.js'

/** What stops the transfer until the visitor has looked, and the box to say so; then what else is worth knowing of the receiver. */
export const Halts: FunctionComponent<FactProps> = observer(function Halts({ review }: FactProps) {
  const say = useTranslate(sendMessages)
  const { halts, findings, hasLooked, isJudged } = review
  return (
    <>
      {halts.map((finding) => (
        <Halt key={finding.kind} review={review} finding={finding} />
      ))}
      {halts.length > 0 && (
        <Checkbox checked={hasLooked} onChecked={review.look}>
          {say('lookedAt')}
        </Checkbox>
      )}
      {!isJudged && (
        <Text kind="small" tone="soft" role="status">
          {say('judging')}
        </Text>
      )}
      {findings.map(({ kind }) => (kind in notes ? <Remark key={kind} kind={kind as keyof typeof notes} /> : undefined))}
    </>
  )
})

const titles = {
  'look-alike': ['lookAlike', 'lookAlikeText'],
  planted: ['planted', 'plantedText'],
  'name-moved': ['nameMoved', 'nameMovedText'],
  'name-look-alike': ['nameLookAlike', 'nameLookAlikeText'],
  nobody: ['nobody', 'nobodyText'],
  token: ['tokenItself', 'tokenItselfText'],
  'nothing-arrives': ['nothingArrives', 'nothingArrivesText'],
} as const satisfies { readonly [K in Finding['kind']]?: readonly [string, string] }

const notes = { self: 'toSelf', contract: 'toContract', own: 'toOwn', first: 'toFirst', unseen: 'unseen' } as const satisfies {
  readonly [K in Finding['kind']]?: string
}

function Halt({ review, finding }: FactProps & { readonly finding: Finding }): ReactElement | undefined {
  const say = useTranslate(sendMessages)
  const { kind } = finding
  if (!(kind in titles)) return undefined
  const [title, text] = titles[kind as keyof typeof titles]
  const other = 'other' in finding ? finding.other : undefined
  return (
    <Stack gap={8}>
      <Notice icon="warning" role="alert" detail={say(text, { name: review.transfer.name ?? '', other: other ?? '' })}>
        {say(title)}
      </Notice>
      {other !== undefined && kind !== 'name-look-alike' && <Compared here={review.transfer.to} known={other} />}
    </Stack>
  )
}

/** Both addresses under each other, with what differs marked. */
function Compared({ here, known }: { readonly here: string; readonly known: string }): ReactElement {
  const say = useTranslate(sendMessages)
  return (
    <Stack gap={8}>
      <Text kind="caption">{say('thisReceiver')}</Text>
      <ComparedAddress value={here} other={known} />
      <Text kind="caption">{say('knownReceiver')}</Text>
      <ComparedAddress value={known} other={here} />
    </Stack>
  )
}

function Remark({ kind }: { readonly kind: keyof typeof notes }): ReactElement {
  const say = useTranslate(sendMessages)
  return (
    <Text kind="small" tone={kind === 'contract' || kind === 'unseen' ? 'warning' : 'soft'}>
      {say(notes[kind])}
    </Text>
  )
}
