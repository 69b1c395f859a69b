/**
 * React's hooks, and what makes a component follow the stores, from the copy of React that draws the modal. An installer may
 * give a plugin another copy, beside a page with an older React, and the hooks of that one would not know who is drawing.
 */
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

export { observer } from './observer.js'
