import { type LateFailureWords, makeTranslate } from '@billfold/ui/kit'
import { enLater } from './en-later.js'
import { loginFailureText } from './login-failure.js'

export { enLater }

/** Words of the login for what failed. */
export const wordsOf: LateFailureWords['wordsOf'] = (failure, { locale, dictionaries, overrides, reportMissing: report }) => {
  const set = { id: 'auth', english: enLater }
  return loginFailureText(
    failure,
    makeTranslate({ set, locale, dictionary: dictionaries.get('auth'), overrides: overrides['auth'], report }),
  )
}
