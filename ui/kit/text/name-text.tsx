import type { ReactElement } from 'react'

import { useTranslate } from '../environment/use-translate.js'
import { kitMessages } from '../messages/kit-messages.js'
import { NameFrame } from './name-frame.js'

export interface NameTextProps {
  readonly value: string
}

/** A name of an account, with a mark where it may be taken for another. */
export function NameText({ value }: NameTextProps): ReactElement {
  const say = useTranslate(kitMessages)
  return <NameFrame value={value} doubtful={say('nameDoubtful')} />
}
