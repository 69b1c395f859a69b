export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#00f58c" d="M4.72 4h10.57l-7 7a.93.93 0 0 1-1.5-.26L4.1 5.01A.7.7 0 0 1 4.71 4M4 20v-6.81a.66.66 0 0 1 .66-.66h6.81zm9.21-9.21a1.7 1.7 0 0 1-1.17.49H9.78l6.79-6.8A1.7 1.7 0 0 1 17.74 4H20z"/></svg>'
