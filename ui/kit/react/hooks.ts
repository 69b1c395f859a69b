/**
 * React's hooks, and what makes a component follow the stores, from the copy of React that draws the modal. An installer may
 * give a plugin another copy, beside a page with an older React, and the hooks of that one would not know who is drawing.
 */
import { observer as observe } from 'mobx-react-lite'
import type { FunctionComponent } from 'react'

export {
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react'

/** Draws a component again whenever something observable that it has read changes. */
export const observer: <P extends object>(component: FunctionComponent<P>) => FunctionComponent<P> = observe
