export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#f60" d="M24 0H0v24h24z"/><path fill="#fff" d="M12 4a8 8 0 0 1 7.6 10.5H17V7.81l-5 5.22-5-5.21v6.68H4.4A8 8 0 0 1 4 12a8 8 0 0 1 8-8m.02 11.4 3.48-3.48V16h3.33A7.9 7.9 0 0 1 12 20a8.2 8.2 0 0 1-6.83-4H8.5v-4.08z"/></svg>'
