import type { ConnectMethod, IconName, OwnedSlotEntry } from '@billfold/kernel'
import { IconPlate } from '../../kit/icon/icon-plate.js'
import type { ReactElement } from 'react'

import type { ConnectContext } from './connect-parts.js'
import { iconOf } from './icon-of.js'
import { labelOf } from './label-of.js'

export interface ConnectMethodListProps {
  readonly methods: readonly OwnedSlotEntry<'connect.methods'>[]
  readonly kinds: readonly ConnectMethod['kind'][]
  readonly context: ConnectContext
}

const icons = { email: 'mail', social: 'person', wallet: 'wallet' } as const satisfies Record<ConnectMethod['kind'], IconName>

/** The ways of some kinds that plugins offer, kind by kind. */
export function ConnectMethodList({ methods, kinds, context }: ConnectMethodListProps): ReactElement {
  const { say, locale, parts, isBlocked, onIntent, onView } = context
  const { List, Row, Entry } = parts
  const entries = kinds.flatMap((kind) => methods.filter(({ item }) => item.kind === kind))
  return (
    <List>
      {entries.map((entry) => (
        <Entry key={`${entry.plugin} ${entry.item.id}`} entry={entry}>
          {({ item }) => (
            <Row
              title={labelOf('connect.methods', item, { say, locale })}
              wraps
              icon={<IconPlate name={iconOf(item.icon, icons[item.kind])} />}
              disabled={isBlocked}
              focusKey={`method ${item.id}`}
              onIntent={() => item.view !== undefined && onIntent(item.view)}
              onPress={() => item.view !== undefined && onView(item.view)}
            />
          )}
        </Entry>
      ))}
    </List>
  )
}
