import type { SocialProvider } from '@billfold/kernel'
import {
  Avatar,
  Handshake,
  type HandshakeProps,
  Picture,
  Title,
  appPicture,
  markPicture,
  observer,
  useEffect,
  useKernel,
  useKit,
  useTranslate,
} from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { authMessages } from '../messages/auth-messages.js'
import { providerNames } from './provider-names.js'

export interface SocialHandshakeProps {
  /** The one that is waited for. */
  readonly provider: SocialProvider
  readonly state: HandshakeProps['state']
  readonly title: string
  readonly lead: string
}

const labels = { idle: 'linkBroken', pending: 'linkPending', ok: 'linkOk', error: 'linkBroken', declined: 'linkBroken' } as const

/** How it stands between the app and who it waits for. */
export const SocialHandshake: FunctionComponent<SocialHandshakeProps> = observer(function SocialHandshake({
  provider,
  state,
  title,
  lead,
}) {
  const say = useTranslate(authMessages)
  const { announce } = useKit()
  const kernel = useKernel()
  const isOver = state !== 'pending'
  // It may take the place of a code: nothing stands there that a screen reader would listen to.
  useEffect(() => (isOver ? announce(`${title}. ${lead}`) : undefined), [announce, isOver, title, lead])
  const name = providerNames[provider]
  const address = state === 'ok' ? kernel.families.active?.address : undefined
  const app = kernel.options.metadata.name ?? say('thisApp')
  return (
    <>
      <Handshake
        from={<Picture name={app} source={appPicture(kernel)} size={56} />}
        to={
          address === undefined ? (
            <Picture name={name} source={markPicture('social', provider)} size={56} />
          ) : (
            <Avatar key={address} address={address} size={56} />
          )
        }
        state={state}
        label={say(labels[state], { from: app, to: name })}
      />
      <Title align="center" lead={lead}>
        {title}
      </Title>
    </>
  )
})
