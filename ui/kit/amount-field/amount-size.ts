/** The size of an amount in a field: long ones are written smaller, so that every digit is seen. */
export function amountSize(text: string): 'large' | 'medium' | 'small' {
  if (text.length <= 9) return 'large'
  return text.length <= 14 ? 'medium' : 'small'
}
