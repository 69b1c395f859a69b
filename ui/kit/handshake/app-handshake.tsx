import type { FunctionComponent, ReactNode } from 'react'

import { Avatar } from '../avatar/avatar.js'
import { useTranslate } from '../environment/use-translate.js'
import { useAppName } from '../kernel/use-app-name.js'
import { useKernel } from '../kernel/kernel-context.js'
import { laterKitMessages } from '../messages/later-kit-messages.js'
import { Picture } from '../picture/picture.js'
import { appPicture } from '../picture/pictures.js'
import { observer } from '../react/hooks.js'
import { Handshake, type HandshakeProps } from './handshake.js'

export interface AppHandshakeProps {
  /** Name and picture of the one that the app waits for. */
  readonly name: string
  readonly picture: ReactNode
  /** The account, once it is connected: its face takes the place of the picture. */
  readonly address?: string | undefined
  readonly state: HandshakeProps['state']
  /** The picture in words, where it is not about a connection. */
  readonly label?: string
}

/** How it stands between the app and who it waits for. */
export const AppHandshake: FunctionComponent<AppHandshakeProps> = observer(function AppHandshake(props: AppHandshakeProps) {
  const { name, picture, address, state, label } = props
  const say = useTranslate(laterKitMessages)
  const kernel = useKernel()
  const app = useAppName()
  return (
    <Handshake
      from={<Picture name={app} source={appPicture(kernel)} size={56} />}
      to={address === undefined ? picture : <Avatar key={address} address={address} size={56} />}
      state={state}
      label={label ?? say(labels[state], { from: app, to: name })}
    />
  )
})

const labels = {
  idle: 'handshakeBroken',
  pending: 'handshakePending',
  ok: 'handshakeOk',
  error: 'handshakeBroken',
  declined: 'handshakeBroken',
} as const satisfies Record<HandshakeProps['state'], string>
