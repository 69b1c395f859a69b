import {
  Handshake,
  Picture,
  Stack,
  Text,
  Title,
  appPicture,
  observer,
  useKernel,
  useTranslate,
  type HandshakeProps,
} from '@billfold/ui/kit'
import type { FunctionComponent, ReactNode } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { appName } from './sentence-names.js'

export interface AppHandshakeProps {
  /** Name and picture of the one that the app waits for. */
  readonly name: string
  readonly picture: ReactNode
  readonly state: HandshakeProps['state']
  readonly title: string
  readonly lead: string
  /** What there is to add after a while. */
  readonly note?: string | undefined
}

/** How it stands between the app and who it waits for, in a picture and in words that are read out when they change. */
export const AppHandshake: FunctionComponent<AppHandshakeProps> = observer(function AppHandshake({
  name,
  picture,
  state,
  title,
  lead,
  note,
}) {
  const say = useTranslate(viewMessages)
  const kernel = useKernel()
  const app = appName(kernel, say)
  return (
    <>
      <Handshake
        from={<Picture name={app} source={appPicture(kernel)} size={56} />}
        to={picture}
        state={state}
        label={say(labels[state], { from: app, to: name })}
      />
      <div aria-live="polite">
        <Stack gap={12}>
          <Title lead={lead}>{title}</Title>
          {note !== undefined && (
            <Text kind="small" tone="warning">
              {note}
            </Text>
          )}
        </Stack>
      </div>
    </>
  )
})

const labels = {
  idle: 'handshakeError',
  pending: 'handshakePending',
  ok: 'handshakeOk',
  error: 'handshakeError',
  declined: 'handshakeError',
} as const satisfies Record<HandshakeProps['state'], string>
