/** What mails and the page behind a link say. `{app}`, `{device}` and `{minutes}` are filled in. */
export const en = {
  codeSubject: 'Your code for {app}',
  codeLead: 'Type this code to log in:',
  codeOldLead: 'Type this code to change the address of your account:',
  codeNewLead: 'Type this code to make this the address of your account:',
  captureLead: 'Type this code to confirm that this is your address:',
  lasts: 'It is good for {minutes} minutes, and once.',
  askedBy: 'Asked for in: {device}',
  notYou: 'If this was not you, do nothing: without the code nobody gets in. Tell it to nobody, whoever asks.',
  linkSubject: 'Is this you? A new browser for {app}',
  linkLead: 'A browser that is new to this address wants to log in. If it is yours, confirm it, and the code is sent.',
  linkButton: 'Confirm the browser',
  linkNotYou: 'If this was not you, refuse it there or do nothing.',
  changedSubject: 'The address of your account was changed',
  changedLead: 'Your account of {app} has another address of e-mail now. This one opens it no more.',
  changedNotYou: 'If this was not you, write to whoever runs {app} at once.',
  pageTitle: 'A new browser',
  pageLead: 'Is it you who wants to log in to {app}?',
  pageYes: 'Yes, it is me',
  pageNo: 'No, refuse it',
  pageConfirmed: 'Confirmed. Go back to where you log in: the code is on its way.',
  pageRefused: 'Refused. Nobody was let in.',
  pageOver: 'This link was used, or it is too old. Begin the login again.',
  pageMailDown: 'The code could not be sent. Try again in a minute.',
} as const

export type MailTexts = Readonly<Record<keyof typeof en, string>>
