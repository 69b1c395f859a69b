export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#48ea98" d="M24 0H0v24h24z"/><path fill="#000" d="M17.6 15.92v-.33h-4.1v.55q-.01.2-.22.22H6.4v2.25L8.23 20h5.32q4-.04 4.05-3.99zm-9.5-2.64v-3.02h9.42v3.02zM13.56 4H8.47L6.63 5.4v2.24h6.65q.12.01.18.08l.04.14v.55h4.1v-.42Q17.55 4.04 13.55 4"/></svg>'
