export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#1b5aff" d="M24 0H0v24h24z"/><path fill="#fff" d="M9.33 4H4v5.33A5.33 5.33 0 0 0 9.33 4m0 16V9.33c0-2.95 2.2-5.33 5.2-5.33H20v5.33h-5.33V20z"/></svg>'
