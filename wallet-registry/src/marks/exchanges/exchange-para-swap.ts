export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#2669f5" d="M24 0H0v24h24z"/><path fill="#fff" d="M20 18.4 12.6 5.6 5.2 18.4zM7.4 11.6l3.4-6H4zm9.58 5.1H8.22l4.38-7.57z"/></svg>'
