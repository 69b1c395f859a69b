export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M17.65 5h2.32l-4.82 5.14A4.4 4.4 0 0 1 12 11.5a4.4 4.4 0 0 1-3.15-1.37L4.02 5h2.33L10 8.94a2.77 2.77 0 0 0 4 0zM6.32 19H4l4.85-5.13A4.4 4.4 0 0 1 12 12.5a4.4 4.4 0 0 1 3.16 1.37L20 19h-2.32l-3.67-3.92a2.77 2.77 0 0 0-4 0z"/></svg>'
