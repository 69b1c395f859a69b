/**
 * React's hooks and MobX's observer, bound to the React that draws the modal. An installer may give a plugin another copy of React,
 * and hooks of that copy fail in a component that ours draws.
 */
import { observer as observerOf } from 'mobx-react-lite'
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
export const observer: <P extends object>(component: FunctionComponent<P>) => FunctionComponent<P> = observerOf
