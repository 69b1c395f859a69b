import { NotConnected, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'
import { exchangeMessages } from '../messages/exchange-messages.js'

/** Stands where an account is needed and none is connected. */
export function Disconnected(): ReactElement {
  const say = useTranslate(exchangeMessages)
  return <NotConnected>{say('disconnectedText')}</NotConnected>
}
