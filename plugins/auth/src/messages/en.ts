/** The words of the login. */
export const en = {
  emailTitle: 'Continue with e-mail',
  emailLead: 'A code comes by mail. Your wallet is made with it, or brought back.',
  email: 'E-mail address',
  emailInvalid: 'Please enter a valid email address',
  goOn: 'Continue',
  sending: 'Sending…',
  recent: 'Used before',
  forget: 'Forget {email}',

  codeTitle: 'Enter the code',
  codeLead: 'It was sent to {email} and is good for 20 minutes.',
  code: 'Code of six digits',
  checking: 'Checking…',
  resend: 'Send it again',
  resendIn: 'Send it again in {seconds} s',
  resent: 'Code email resent',
  connected: 'Connected',

  deviceTitle: 'Confirm this device',
  deviceLead: 'Open the link in the mail to {email}, then come back. This device is new to your wallet.',
  deviceWaiting: 'Waiting for the link…',

  approveTitle: 'Approve in your wallet',
  approveLead: 'Check what you sign. It opens here in a moment.',
  tryAgain: 'Try again',
} as const
