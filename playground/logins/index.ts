export { type ArrivedMail, type Mailbox, type MailboxOptions, startMailbox } from './mailbox/start-mailbox.js'
export type { LocalProvider } from './openid/start-open-id.js'
export { type LocalPerson, localPeople } from './people.js'
export { type LocalProviders, startProviders } from './start-providers.js'
