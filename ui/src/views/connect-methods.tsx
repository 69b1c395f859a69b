import type { ConnectMethod } from '@billfold/kernel'
import { IconPlate, List, Row, iconPaths, useKernel, useTranslate } from '@billfold/ui/kit'
import type { IconName } from '@billfold/ui/kit'
import { observer } from 'mobx-react-lite'
import type { FunctionComponent } from 'react'

import { useShell } from '../app/shell-context.js'
import { Slot } from '../app/slot.js'
import { shellMessages } from '../messages/shell-messages.js'
import { labelOf } from './label-of.js'

export interface ConnectMethodsProps {
  readonly kind: ConnectMethod['kind']
  /** Why none of them can be pressed now. */
  readonly reason: string | undefined
}

const icons = { email: 'mail', social: 'person', wallet: 'wallet' } as const satisfies Record<ConnectMethod['kind'], IconName>

/** The ways of one kind that plugins offer. */
export const ConnectMethods: FunctionComponent<ConnectMethodsProps> = observer(function ConnectMethods({
  kind,
  reason,
}: ConnectMethodsProps) {
  const say = useTranslate(shellMessages)
  const { slots, router } = useKernel()
  const { stage } = useShell()
  const entries = slots.entries('connect.methods').filter(({ item }) => item.kind === kind)
  return (
    <List>
      <Slot entries={entries}>
        {({ item }) => (
          <Row
            title={labelOf('connect.methods', item, say)}
            icon={<IconPlate name={iconOf(item)} />}
            disabled={reason !== undefined}
            reason={reason}
            focusKey={`method ${item.id}`}
            onIntent={() => item.view !== undefined && stage.preload(item.view)}
            onPress={() => item.view !== undefined && router.push(item.view as 'EmailLogin')}
          />
        )}
      </Slot>
    </List>
  )
})

function iconOf({ icon, kind }: ConnectMethod): IconName {
  return icon !== undefined && Object.hasOwn(iconPaths, icon) ? (icon as IconName) : icons[kind]
}
