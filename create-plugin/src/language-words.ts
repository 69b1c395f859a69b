/** What nothing can be called in a module of the language that plugins are written in. */
export const languageWords: readonly string[] =
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof
  undefined var void while with yield`.split(/\s+/)
