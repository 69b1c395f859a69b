import type { SpecLine } from '../spec-line.js'

/** States and transitions of everything after connecting. */
export const flows: readonly SpecLine[] = [
  {
    line: '**SIWX**: after connecting, if SIWX is on and the network is supported:',
    parts: [
      {
        part: 'when the steps are asked',
        owner: 'kernel',
        tests: [
          'kernel/src/product/session/steps.test.ts > only after the status is connected',
          'kernel/src/product/session/steps.test.ts > only when the network is supported',
        ],
      },
      { part: 'if SIWX is on', owner: 'feature.siwx', tests: ['plugins/siwx/src/siwx.test.ts > after connecting, if SIWX is on'] },
    ],
  },
  {
    line: 'If email capture is on, DataCapture opens.',
    parts: [
      {
        part: 'the first step that is needed opens its view',
        owner: 'kernel',
        tests: ['kernel/src/product/session/steps.test.ts > if email capture is on, DataCapture opens; signing waits'],
      },
      {
        part: 'the step',
        owner: 'feature.email-capture',
        tests: [
          'plugins/email-capture/src/email-capture.test.ts > an address, its code, and signing in follows',
          'test/flows/email-capture.test.ts > an address, the code in its mail, the signature, and the cloud knows both; a reload asks nothing',
          'test/flows/email-capture.test.ts > where it is required, closing disconnects; where not, it is skipped and signing in follows',
        ],
      },
    ],
  },
  {
    line: 'Otherwise, if no session is stored for the address and network, SIWXSignMessage opens.',
    parts: [
      {
        part: 'the next step',
        owner: 'kernel',
        tests: ['kernel/src/product/session/steps.test.ts > otherwise, if no session is stored, SIWXSignMessage opens'],
      },
      {
        part: 'the stored sessions',
        owner: 'feature.siwx',
        tests: ['plugins/siwx/src/siwx.test.ts > a session that is stored for the address and network asks nothing'],
      },
    ],
  },
  {
    line: 'Signing creates a message, signs it and stores the session. It then closes the modal and emits SIWX_AUTH_SUCCESS.',
    owner: 'feature.siwx',
    tests: [
      'plugins/siwx/src/siwx.test.ts > signing creates a message, signs it, stores the session, closes the modal and emits SIWX_AUTH_SUCCESS',
      'test/flows/sign-in.test.ts > connect, sign, and the backend answers who was refused before',
    ],
  },
  {
    line: "On failure the sign view reopens, 'Error signing message' shows and SIWX_AUTH_ERROR is sent.",
    owner: 'feature.siwx',
    tests: [
      "plugins/siwx/src/siwx.test.ts > the sign view stays, 'Error signing message' shows and SIWX_AUTH_ERROR is sent once",
      'plugins/siwx/src/siwx.test.ts > the sign view reopens when it was closed meanwhile',
    ],
  },
  {
    line: 'Cancel always emits CLICK_CANCEL_SIWX.',
    owner: 'feature.siwx',
    tests: [
      'plugins/siwx/src/siwx.test.ts > it always emits CLICK_CANCEL_SIWX',
      'plugins/siwx/src/siwx.test.ts > if sessions are not required, it just closes',
    ],
  },
  {
    line: 'If sessions are required, it returns to the last SIWX-connected network that still has a session. Otherwise it disconnects.',
    owner: 'feature.siwx',
    tests: [
      'plugins/siwx/src/siwx.test.ts > it returns to the last SIWX-connected network that still has a session',
      'plugins/siwx/src/siwx.test.ts > where sessions are required it disconnects',
      'test/flows/sign-in.test.ts > cancel goes back to the one that has one',
    ],
  },
  {
    line: 'If sessions are not required, it just closes.',
    owner: 'feature.siwx',
    tests: [
      'plugins/siwx/src/siwx.test.ts > if sessions are not required, it just closes',
      'test/flows/sign-in.test.ts > where it is not, cancel closes',
    ],
  },
  {
    line: 'Closing is disabled on the approve or sign view when sessions are required and none exist.',
    parts: [
      {
        part: 'a guard keeps the modal open',
        owner: 'kernel',
        tests: [
          'kernel/src/product/modal/request-close.test.ts > a guard that says stay keeps it open',
          'kernel/src/given-by-plugins.test.ts > its close guard is asked while it runs',
        ],
      },
      {
        part: 'the guard',
        owner: 'feature.siwx',
        tests: [
          'plugins/siwx/src/siwx.test.ts > closing is disabled on the sign view when sessions are required and none exist',
          'test/flows/sign-in.test.ts > where signing in is required the modal stays',
        ],
      },
    ],
  },
  {
    line: 'A popup opens for the provider (600 by 800, checked every second). The redirect uri is fetched.',
    owner: 'connector.auth',
    tests: [
      'plugins/auth/src/login/social-login.test.ts > a popup opens for the provider (600 by 800)',
      'plugins/auth/src/login/social-login.test.ts > checked every second',
    ],
  },
  {
    line: 'A message from the secure site carrying a result uri triggers connect.',
    owner: 'connector.auth',
    tests: ['test/flows/auth/social.test.ts > a popup, a person, and the account'],
  },
  {
    line: 'Farcaster instead shows a link in the modal.',
    owner: 'connector.auth',
    tests: ['test/flows/auth/social.test.ts > a code on a desktop', 'test/flows/auth/social.test.ts > a link on a phone'],
  },
  {
    line: 'Events: SOCIAL_LOGIN_STARTED, SOCIAL_LOGIN_REQUEST_USER_DATA, SOCIAL_LOGIN_SUCCESS, SOCIAL_LOGIN_ERROR.',
    owner: 'connector.auth',
    tests: [
      'plugins/auth/src/login/social-login.test.ts > and the result connects',
      'plugins/auth/src/login/social-login.test.ts > SOCIAL_LOGIN_ERROR',
    ],
  },
  {
    line: 'A message from an untrusted origin is logged as an error and ignored.',
    owner: 'connector.auth',
    tests: [
      'test/flows/auth/social.test.ts > a page that pretends to be the provider',
      'plugins/auth/src/login/social-login.test.ts > is logged as an error and ignored',
    ],
  },
  {
    line: '**Transactions list**: loading, then empty or filled, with a cursor for the next page.',
    owner: 'feature.activity',
    tests: [
      'playground/gallery/views/activity.browser.test.ts > loading, then filled',
      'playground/gallery/views/activity.browser.test.ts > empty: it says so, and where to look',
      'playground/gallery/views/activity.browser.test.ts > the next page comes when its end is near, and by a press',
    ],
  },
  {
    line: 'Transactions whose transfers are all spam are dropped.',
    owner: 'feature.activity',
    tests: ['plugins/activity/src/history/read-transactions.test.ts > transactions whose transfers are all spam are dropped'],
  },
  {
    line: 'Only transactions on the active chain are kept.',
    owner: 'feature.activity',
    tests: ['plugins/activity/src/history/read-transactions.test.ts > only transactions on the active chain are kept'],
  },
  {
    line: 'They are grouped by year then month, newest first. Month labels drop the year in the current year.',
    owner: 'feature.activity',
    tests: [
      'plugins/activity/src/history/by-month.test.ts > grouped by year then month, newest first',
      'plugins/activity/src/history/by-month.test.ts > month labels drop the year in the current year',
    ],
  },
  {
    line: 'Kinds: EVM native, ERC-20 (transfer call), Solana native or token mint.',
    parts: [
      {
        part: 'EVM native and ERC-20',
        owner: 'chain.eip155',
        tests: [
          'plugins/eip155/src/adapter/live.test.ts > the native coin',
          'plugins/eip155/src/adapter/live.test.ts > a token, also one whose transfer returns nothing',
        ],
      },
      {
        part: 'Solana native or token mint',
        owner: 'chain.solana',
        tests: [
          'plugins/solana/src/send/live.test.ts > it moves lamports, costs the fee of 500 units',
          'plugins/solana/src/send/live.test.ts > an account that is there is used, and costs no rent',
        ],
      },
      { part: 'which kind it is', owner: 'feature.send', tests: ['plugins/send/src/send-store.test.ts > which kind it is: %s'] },
    ],
  },
  {
    line: 'SEND_INITIATED and SEND_SUCCESS are emitted. Success resets the send state and refreshes the balance.',
    owner: 'feature.send',
    tests: [
      'plugins/send/src/send-store.test.ts > SEND_INITIATED and SEND_SUCCESS; success resets the send state and says that the balance is old',
      'test/flows/send/evm.test.ts > what is sent stands in its block in the end, and the balance is another',
    ],
  },
  {
    line: 'Opening send requires a connected address and a known network for the chain id.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/modal/opening.test.ts > opening send requires a connected address and a known network for the chain id',
      'kernel/src/modal-and-families.test.ts > opening send asks for an address and a known network of the chain id',
    ],
  },
  {
    line: "Closing the modal while waiting for a send rejects with 'Modal closed'.",
    owner: 'kernel',
    tests: [
      'kernel/src/product/modal/perform.test.ts > closing the modal while waiting for a send',
      'kernel/src/core/errors/catalogue.test.ts > Modal closed',
    ],
  },
  {
    line: '**Name registration**: sign the registration message, post it, set the profile name, update the cache, then show RegisterAccountNameSuccess. On error, return to RegisterAccountName.',
    owner: 'feature.names',
    tests: [
      'plugins/names/src/names.test.ts > default: the message is signed and posted, the profile name set, the cache updated, and the success view shown',
      'plugins/names/src/names.test.ts > a name that was taken between look and register goes back to the form',
      'plugins/names/src/names.test.ts > an embedded wallet that showed what it signs gives way to the form on error',
    ],
  },
  {
    line: "**Email update**: opens UpdateEmailWallet and polls every second for the email to change, then closes. Closing the modal first rejects with 'Modal closed'.",
    parts: [
      {
        part: 'opens, polls and closes',
        owner: 'connector.auth',
        tests: [
          'plugins/auth/src/account/auth-account.test.ts > opens UpdateEmailWallet, polls every second for the email to change, then closes',
        ],
      },
      {
        part: 'closing first',
        owner: 'kernel',
        tests: ['kernel/src/product/modal/perform.test.ts > closing the modal before the e-mail has changed'],
      },
    ],
  },
  {
    line: '**On-ramp state**: can hold a quotesLoading flag and an error, and resets fully on reset. Quote errors are stored as an error message, not thrown.',
    owner: 'feature.onramp',
    tests: [
      'plugins/onramp/src/onramp-store.test.ts > a failed quote is a text and a placeholder, one for one',
      'plugins/onramp/src/onramp-store.test.ts > reset leaves nothing',
    ],
  },
  {
    line: '**Modal state** has open, loading and shake flags.',
    owner: 'kernel',
    tests: [
      'kernel/src/product/modal/open.test.ts > the modal stands at once and says so',
      'kernel/src/product/modal/modal.test.ts > default: per namespace and overall',
      'kernel/src/product/modal/request-close.test.ts > with a shake of 500 ms',
    ],
  },
  {
    line: 'The server-side rules for sessions and token validity: not shown.',
    owner: 'cloud',
    tests: [
      'cloud/src/hosted-sign-in/hosted-sign-in.test.ts > a session is over by its time, and at once when it is ended',
      'cloud/src/hosted-sign-in/hosted-sign-in.test.ts > a nonce signs in once, within ten minutes, and in its own project',
      'cloud/src/accounts/sessions.test.ts > an access token is good for five minutes, and the refresh token gives the next',
      'cloud/src/accounts/sessions.test.ts > a session ends 30 days after its last use',
    ],
  },
]
