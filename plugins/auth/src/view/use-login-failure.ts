import { type SayFailure, useFailureText, useTranslate } from '@billfold/ui/kit'
import { authMessages } from '../messages/auth-messages.js'
import { loginFailureText } from '../messages/login-failure.js'

/** Says what went wrong with a login. A view that does lists `failureMessages` among its own. */
export function useLoginFailure(): SayFailure {
  const say = useTranslate(authMessages)
  const sayFailure = useFailureText('service')
  return (error) => loginFailureText(error, say) ?? sayFailure(error)
}
