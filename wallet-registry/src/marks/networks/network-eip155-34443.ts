export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#dffe00" d="M24 0H0v24h24z"/><path fill="#000" d="M19.99 19.08h-3.12v-7.06L18.12 8l-.9-.32-4.04 11.4h-2.37L6.75 7.68 5.88 8l1.25 4.02v7.06H4V4.92h4.65l2.88 8.1v2.39h.94v-2.38l2.88-8.11H20v14.16z"/></svg>'
