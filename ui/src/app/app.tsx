import { KernelContext, KitProvider, ViewSourceContext, observer } from '@billfold/ui/kit'
import type { FunctionComponent } from 'react'

import { Modal } from './modal.js'
import type { Shell } from './shell.js'
import { ShellContext } from './shell-context.js'

/** Everything in the card, with what it needs around it. */
export const App: FunctionComponent<{ readonly shell: Shell }> = observer(function App({ shell }: { readonly shell: Shell }) {
  const { locale, dictionaries, overrides, reportMissing } = shell.locale
  return (
    <ShellContext value={shell}>
      <KernelContext value={shell.kernel}>
        <KitProvider
          locale={locale}
          dictionaries={dictionaries}
          overrides={overrides}
          reportMissing={reportMissing}
          images={shell.images}
          now={Date.now}
        >
          <ViewSourceContext value={shell.stage.loader}>
            <Modal />
          </ViewSourceContext>
        </KitProvider>
      </KernelContext>
    </ShellContext>
  )
})
