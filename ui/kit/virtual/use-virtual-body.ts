import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

import { PlainBody, WholeBody } from './plain-body.js'
import type { BodyProps } from './plain-body.js'

/** The plain body at once, the virtual one as soon as its code is here. No fallback in between: nothing flickers. */
export function useVirtualBody(): ComponentType<BodyProps> {
  const [body, setBody] = useState<{ readonly Component: ComponentType<BodyProps> }>({ Component: PlainBody })

  useEffect(() => {
    let isMounted = true
    void bodyForLong().then((Component) => isMounted && setBody({ Component }))
    return () => {
      isMounted = false
    }
  }, [])

  return body.Component
}

async function bodyForLong(): Promise<ComponentType<BodyProps>> {
  try {
    return (await import('./virtual-body.js')).VirtualBody
  } catch (cause) {
    console.warn('The code for long lists did not arrive: the whole list is shown instead.', cause)
    return WholeBody
  }
}
