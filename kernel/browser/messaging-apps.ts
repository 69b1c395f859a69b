/** Messaging apps that open links in a browser of their own, and how that browser calls itself. */
export const messagingApps: readonly (readonly [app: string, pattern: RegExp])[] = [
  ['Telegram', /Telegram/],
  ['WhatsApp', /WhatsApp/],
  ['Messenger', /FBAN\/Messenger|FB_IAB\/(?:MESSENGER|Orca)|MessengerForiOS|MessengerLite/],
  ['LINE', /\bLine\/\d/],
  ['WeChat', /MicroMessenger/],
  ['KakaoTalk', /KAKAOTALK/],
  ['Viber', /\bViber\b/],
  ['Discord', /\bDiscord\//],
]

/** Names that Telegram's browser adds to the page. */
export const telegramBridges: readonly string[] = ['TelegramWebview', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto']
