export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M20 6.71V4.5H4v2.21h7.12A15 15 0 0 0 7.56 9.8H4V12h2a15 15 0 0 0-2 7.5h2.2c0-2.8.9-5.4 2.42-7.5h4.16a9.7 9.7 0 0 0-3.53 7.5h2.2c0-4.14 3.34-7.5 7.45-7.5H20V9.79h-9.35A12.6 12.6 0 0 1 18.9 6.7z"/></svg>'
