/** A name in the forms in which code writes it. */
export interface NameForms {
  readonly kebab: string
  readonly camel: string
  readonly Pascal: string
  readonly title: string
  readonly joined: string
}

/** Writes a name such as `tide-pool` in every form: `tidePool`, `TidePool`, `Tide pool`, `tidepool`. */
export function nameForms(name: string): NameForms {
  const parts = name.split('-')
  const Pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  return {
    kebab: name,
    Pascal,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    title: parts.map((part, index) => (index === 0 ? part.charAt(0).toUpperCase() + part.slice(1) : part)).join(' '),
    joined: parts.join(''),
  }
}
