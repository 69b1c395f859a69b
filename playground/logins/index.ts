export { type ArrivedMail, type Mailbox, type MailboxOptions, startMailbox } from './mailbox/start-mailbox.js'
