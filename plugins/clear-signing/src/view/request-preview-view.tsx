import { ConfirmBar, EmptyState, Stack, Title, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactView, ViewProps } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { clearSigningMessages } from '../messages/clear-signing-messages.js'
import { ShownText } from './shown-text.js'

/** What a host asks of the wallet, in words, before the wallet is asked. */
const RequestPreviewView: FunctionComponent<ViewProps<'RequestPreview'>> = observer(function RequestPreviewView({
  data,
}: ViewProps<'RequestPreview'>) {
  const say = useTranslate(clearSigningMessages)
  const { modal } = useKernel()
  if (data === undefined) return <EmptyState icon="info" title={say('nothing')} />
  const { texts, wallet, network } = data
  return (
    <Stack gap={16}>
      <Title lead={say('lead', { wallet, network })}>{say('title')}</Title>
      {texts.map((text, index) => (
        <ShownText key={index} text={text} place={texts.length === 1 ? undefined : { index: index + 1, count: texts.length }} />
      ))}
      <ConfirmBar
        confirm={say('goOn', { wallet })}
        onConfirm={() => modal.finish('RequestPreview', true)}
        cancel={say('reject')}
        onCancel={() => modal.finish('RequestPreview', false)}
      />
    </Stack>
  )
})

/** The view. */
export const requestPreviewView: ReactView<'RequestPreview'> = { component: RequestPreviewView, messages: [clearSigningMessages] }
