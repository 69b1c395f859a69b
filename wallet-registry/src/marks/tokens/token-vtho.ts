export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#c1cddc" d="M17.05 4h-2.19l-5.02 6.93h1.58L7.4 20l9.27-10.53h-3.93z"/><path fill="#2a5285" d="M6.95 12.84 10.37 4h4.58l-3.91 6.32h3.5L7.39 20l2.98-7.16z"/></svg>'
