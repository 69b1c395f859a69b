import { Tabs, observer, useKernel, useKit, useTranslate, useVisit } from '@billfold/ui/kit'
import { observable, runInAction } from 'mobx'
import type { IObservableValue } from 'mobx'
import type { FunctionComponent } from 'react'

import { InnerView } from '../app/inner-view.js'
import { viewMessages } from '../messages/view-messages.js'
import { labelOf } from './label-of.js'
import { servesActive } from './serves-active.js'

/** The tabs that plugins bring, each drawn by the view that it names. */
export const AccountTabs: FunctionComponent = observer(function AccountTabs() {
  const say = useTranslate(viewMessages)
  const { locale } = useKit()
  const { slots, families } = useKernel()
  const chosen = useVisit(chosenTab)
  const tabs = slots.entries('account.tabs').flatMap(({ item }) => (servesActive(item, families.activeNamespace) ? [item] : []))
  const selected = tabs.find(({ id }) => id === chosen.get()) ?? tabs[0]
  if (selected === undefined) return undefined
  return (
    <div>
      <Tabs
        label={say('accountTabs')}
        tabs={tabs.map((tab) => ({ id: tab.id, label: labelOf('account.tabs', tab, { say, locale }) }))}
        selected={selected.id}
        onSelect={(id) => runInAction(() => chosen.set(id))}
      >
        <InnerView key={selected.id} view={selected.view} />
      </Tabs>
    </div>
  )
})

function chosenTab(): IObservableValue<string | undefined> {
  return observable.box<string | undefined>(undefined)
}
