export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#e62058" d="M24 0H0v24h24z"/><path fill="#fff" d="M15.9 10.01H8a4 4 0 0 0-4 3.9q0 .09.1.1H12a4 4 0 0 0 4-3.9.1.1 0 0 0-.1-.1m4-6.01H8a4 4 0 0 0-4 3.9q.01.09.1.1H16a4 4 0 0 0 4-3.9.1.1 0 0 0-.1-.1M6 20a2 2 0 0 0 2-2 2 2 0 0 0-2-2.01 2 2 0 0 0-2 2A2 2 0 0 0 6 20"/></svg>'
