import type { SocialProvider } from '@billfold/kernel'
import { AppHandshake, type HandshakeProps, Picture, Title, markPicture, observer, useEffect, useKernel, useKit } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { providerNames } from './provider-names.js'

export interface SocialHandshakeProps {
  /** The one that is waited for. */
  readonly provider: SocialProvider
  readonly state: HandshakeProps['state']
  readonly title: string
  readonly lead: string
}

/** How it stands between the app and who it waits for. */
export const SocialHandshake: FunctionComponent<SocialHandshakeProps> = observer(function SocialHandshake({
  provider,
  state,
  title,
  lead,
}) {
  const { announce } = useKit()
  const { families } = useKernel()
  const isOver = state !== 'pending'
  // It may take the place of a code: nothing stands there that a screen reader would listen to.
  useEffect(() => (isOver ? announce(`${title}. ${lead}`) : undefined), [announce, isOver, title, lead])
  const name = providerNames[provider]
  return (
    <>
      <AppHandshake
        name={name}
        picture={<Picture name={name} source={markPicture('social', provider)} size={56} />}
        address={state === 'ok' ? families.active?.address : undefined}
        state={state}
      />
      <Title align="center" lead={lead}>
        {title}
      </Title>
    </>
  )
})
