import type { Billfold } from '@billfold/ui'
import type { ReactElement } from 'react'

import { BillfoldButton, useAccount, useBillfoldState, useTheme } from '../src/index.js'

/** A small app, as it is drawn on a server and taken over in a browser. */
export function App({ billfold }: { readonly billfold: Billfold }): ReactElement {
  const { isReady } = useBillfoldState(billfold)
  return (
    <main>
      <BillfoldButton billfold={billfold} label="Sign in" disabled={false} />
      <p>{`${useTheme(billfold).theme} ${useAccount(billfold).status} ${isReady}`}</p>
    </main>
  )
}

/** The HTML that a server makes of it. */
export const serverHtml = '<main><billfold-button label="Sign in">Sign in</billfold-button><p>dark disconnected false</p></main>'
