export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#3ccf8d" d="M24 0H0v24h24z"/><path fill="#fff" d="M4 12.94v-1.88h2.47q.34 0 .57.28l2.81 4 4.31-9.51a.7.7 0 0 1 .64-.42H20V7.3h-4.45l-4.92 11a.47.47 0 0 1-.81.1l-3.76-5.46z"/></svg>'
