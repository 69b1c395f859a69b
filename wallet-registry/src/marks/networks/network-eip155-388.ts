export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#051221" d="M24 0H0v24h24z"/><path fill="#fff" d="M12 4 5 8v8l7 4 7-4V8zm4.93 10.82L12 17.62l-4.92-2.8V9.18L12 6.38l4.93 2.8z"/><path fill="#fff" d="M15.27 13.87 12 15.74l-3.27-1.87v-3.74L12 8.26l3.27 1.87-1.36.78L12 9.82l-1.9 1.1v2.17l1.9 1.1 1.9-1.1z"/></svg>'
