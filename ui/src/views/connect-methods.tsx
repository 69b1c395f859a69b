import type { ConnectMethod, IconName } from '@billfold/kernel'
import { IconPlate, List, Row, observer, useKernel, useKit, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { useShell } from '../app/shell-context.js'
import { Slot } from '../app/slot.js'
import { shellMessages } from '../messages/shell-messages.js'
import { iconOf } from './icon-of.js'
import { labelOf } from './label-of.js'
import { useConnectMethods } from './use-connect-methods.js'

export interface ConnectMethodsProps {
  readonly kinds: readonly ConnectMethod['kind'][]
  /** None of them can be pressed now. */
  readonly isBlocked: boolean
}

const icons = { email: 'mail', social: 'person', wallet: 'wallet' } as const satisfies Record<ConnectMethod['kind'], IconName>

/** The ways of some kinds that plugins offer, kind by kind. */
export const ConnectMethods: FunctionComponent<ConnectMethodsProps> = observer(function ConnectMethods({
  kinds,
  isBlocked,
}: ConnectMethodsProps) {
  const say = useTranslate(shellMessages)
  const { locale } = useKit()
  const { router } = useKernel()
  const methods = useConnectMethods()
  const { stage } = useShell()
  const entries = kinds.flatMap((kind) => methods.filter(({ item }) => item.kind === kind))
  return (
    <List>
      {entries.map((entry) => (
        <Slot key={`${entry.plugin} ${entry.item.id}`} entries={[entry]}>
          {({ item }) => (
            <Row
              title={labelOf('connect.methods', item, { say, locale })}
              wraps
              icon={<IconPlate name={iconOf(item.icon, icons[item.kind])} />}
              disabled={isBlocked}
              focusKey={`method ${item.id}`}
              onIntent={() => item.view !== undefined && stage.preload(item.view)}
              onPress={() => item.view !== undefined && router.push(item.view as 'EmailLogin')}
            />
          )}
        </Slot>
      ))}
    </List>
  )
})
