export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M18 6h-5.85A6 6 0 0 0 6 12.03V20H4v-7.97A8.1 8.1 0 0 1 12.15 4H20v7.98A8.1 8.1 0 0 1 11.86 20H7.5v-8.34a5 5 0 0 1 4.93-4.16H16v2h-3.33c-1.51 0-2.58.63-3 2H16v2H9.5V18h2.36A6 6 0 0 0 18 11.98z"/></svg>'
