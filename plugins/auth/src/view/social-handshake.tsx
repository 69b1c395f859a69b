import { Handshake, type HandshakeProps, Picture, Title, appPicture, observer, useKernel, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { authMessages } from '../messages/auth-messages.js'

export interface SocialHandshakeProps {
  /** The one that is waited for. */
  readonly name: string
  readonly state: HandshakeProps['state']
  readonly title: string
  readonly lead: string
}

const labels = { idle: 'linkBroken', pending: 'linkPending', ok: 'linkOk', error: 'linkBroken', declined: 'linkBroken' } as const

/** How it stands between the app and who it waits for. */
export const SocialHandshake: FunctionComponent<SocialHandshakeProps> = observer(function SocialHandshake({ name, state, title, lead }) {
  const say = useTranslate(authMessages)
  const kernel = useKernel()
  const app = kernel.options.metadata.name ?? say('thisApp')
  return (
    <>
      <Handshake
        from={<Picture name={app} source={appPicture(kernel)} size={56} />}
        to={<Picture name={name} size={56} />}
        state={state}
        label={say(labels[state], { from: app, to: name })}
      />
      <div aria-live="polite">
        <Title align="center" lead={lead}>
          {title}
        </Title>
      </div>
    </>
  )
})
