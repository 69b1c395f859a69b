/** The header of a JSON body, for the services that ask for it. */
export const jsonContent: Readonly<Record<string, string>> = { 'Content-Type': 'application/json' }
