import { useRef } from 'react'
import type { ReactElement } from 'react'

import { TextButton } from '../text/text-button.js'
import { TextField, type TextFieldProps } from './text-field.js'

export interface CorrectedFieldProps extends Omit<TextFieldProps, 'hint' | 'ref'> {
  /** What was probably meant, and the words that offer it. */
  readonly correction: { readonly value: string; readonly label: string } | undefined
}

/** A line to type in with an offer to put a slip right. Nothing is changed by itself. */
export function CorrectedField({ correction, ...props }: CorrectedFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null)
  const take = (value: string): void => {
    props.onValue(value)
    // The button goes, and the focus would go with it.
    field.current?.focus()
  }
  const offer = correction && (
    <span role="status">
      <TextButton onPress={() => take(correction.value)}>{correction.label}</TextButton>
    </span>
  )
  return <TextField {...props} ref={field} hint={offer} />
}
