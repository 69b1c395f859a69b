export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#131619" d="M24 0H0v24h24z"/><path fill="#fff" d="M18.02 9.3H14.6l-2.35 2.73.94 2.67H20zm-7.29 0H4l1.86 5.4h3.4l2.39-2.77z"/><path fill="#fff" d="m7.9 8.76 4.43-4.69 1.9 5.02-2.16 2.44-1.04-2.77zm8.1 6.48-4.45 4.69-1.9-5.02 2.16-2.44 1.04 2.77z"/></svg>'
