import { Icon } from '../../kit/icon/icon.js'
import type { ReactNode } from 'react'

import { styles } from './account-actions.module.css'
import type { AccountPieceProps } from './account-parts.js'
import { iconOf } from './icon-of.js'
import { labelOf } from './label-of.js'

/** What one can do with the account: one plate per entry of the slot. */
export function AccountActions({ model: { actions }, context }: AccountPieceProps): ReactNode {
  const { say, locale, parts, onIntent, onAction } = context
  const { Entry } = parts
  if (actions.length === 0) return undefined
  return (
    <div className={styles['actions']} role="group" aria-label={say('accountActions')}>
      {actions.map((entry) => (
        <Entry key={`${entry.plugin} ${entry.item.id}`} entry={entry}>
          {({ item }) => (
            <button
              type="button"
              part="button"
              className={styles['action']}
              data-key={`action ${item.id}`}
              onPointerEnter={() => onIntent(item.view)}
              onFocus={() => onIntent(item.view)}
              onClick={() => onAction(item)}
            >
              <Icon name={iconOf(item.icon, 'plus')} />
              <span className={styles['label']}>{labelOf('account.actions', item, { say, locale })}</span>
            </button>
          )}
        </Entry>
      ))}
    </div>
  )
}
