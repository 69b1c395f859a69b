import { observer, useFailureText, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'
import { authMessages } from '../messages/auth-messages.js'
import { enLater } from '../messages/en-later.js'
import { loginFailureText, loginFailureTitle } from '../messages/login-failure.js'
import { SocialHandshake, type SocialHandshakeProps } from './social-handshake.js'

export interface SocialFailureProps extends Pick<SocialHandshakeProps, 'provider'> {
  readonly failure: unknown
}

const later = { id: authMessages.id, english: enLater }

/** Why nobody was logged in at a provider, and what to do. */
export const SocialFailure: FunctionComponent<SocialFailureProps> = observer(function SocialFailure({ provider, failure }) {
  const say = useTranslate(authMessages)
  const sayLater = useTranslate(later)
  const sayFailure = useFailureText('service')
  const title = loginFailureTitle(failure, sayLater) ?? say('socialFailed')
  return (
    <SocialHandshake provider={provider} state="error" title={title} lead={loginFailureText(failure, sayLater) ?? sayFailure(failure)} />
  )
})
