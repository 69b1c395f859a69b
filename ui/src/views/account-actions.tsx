import { Icon, observer, useKernel, useKit, useTranslate } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { useShell } from '../app/shell-context.js'
import { Slot } from '../app/slot.js'
import { viewMessages } from '../messages/view-messages.js'
import { styles } from './account-actions.module.css'
import { iconOf } from './icon-of.js'
import { labelOf } from './label-of.js'
import { servesActive } from './serves-active.js'

/** What one can do with the account: one plate per entry of the slot. */
export const AccountActions: FunctionComponent = observer(function AccountActions() {
  const say = useTranslate(viewMessages)
  const { locale } = useKit()
  const { slots, router, families } = useKernel()
  const { stage } = useShell()
  const connected = families.active?.session?.connector.id
  const entries = slots
    .entries('account.actions')
    .filter(({ item }) => servesActive(item, families.activeNamespace) && (item.connectorId ?? connected) === connected)
  if (entries.length === 0) return undefined
  return (
    <div className={styles['actions']} role="group" aria-label={say('accountActions')}>
      <Slot entries={entries}>
        {({ item }) => (
          <button
            type="button"
            part="button"
            className={styles['action']}
            data-key={`action ${item.id}`}
            onPointerEnter={() => stage.preload(item.view)}
            onFocus={() => stage.preload(item.view)}
            onClick={() => router.push(item.view as 'WalletSend')}
          >
            <Icon name={iconOf(item.icon, 'plus')} />
            <span className={styles['label']}>{labelOf('account.actions', item, { say, locale })}</span>
          </button>
        )}
      </Slot>
    </div>
  )
})
