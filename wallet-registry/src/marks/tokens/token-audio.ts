export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#7e1bc6" d="M24 0H0v24h24z"/><path fill="#fff" d="M4.51 15.14a.5.5 0 0 1-.44-.75l6.06-9.86a.53.53 0 0 1 .89 0l8.9 14.43a.5.5 0 0 1-.44.75H6.98a.5.5 0 0 1-.44-.75l1.56-2.44a.5.5 0 0 1 .44-.24h4.22a.5.5 0 0 0 .44-.76L11 11.95a.5.5 0 0 0-.86 0l-1.8 2.97a.5.5 0 0 1-.45.22z"/></svg>'
