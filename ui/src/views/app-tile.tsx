import { Picture, appPicture, useKernel, useTranslate } from '@billfold/ui/kit'
import type { ReactElement } from 'react'

import { viewMessages } from '../messages/view-messages.js'
import { appName } from './app-name.js'

/** The app that asks, as the first tile of a handshake. */
export function AppTile(): ReactElement {
  const kernel = useKernel()
  const say = useTranslate(viewMessages)
  return <Picture name={appName(kernel, say)} source={appPicture(kernel)} size={56} />
}
